import styled from 'styled-components';
import { selectRewards } from '../../../store/rewards/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { rarityColors } from '../../rewards/rarities';
import { columns } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { Card } from '../../ui/cards/Card';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { share } from '../../ui/icons/shapes';
import { RichText } from '../../ui/text/RichText';
import { useTexts } from '../../ui/text/useTexts';

export function RewardsByRarity({ isLoading }: { isLoading: boolean }) {
  const t = useTexts();
  const overview = usePlayerSelector((state) => state.rewards.overview);
  const rewards = usePlayerSelector(selectRewards);
  if (isLoading && overview.length === 0) return <Skeleton $height="168px" $radius={tokens.radius.card} />;
  return (
    <RarityColumns as="ul">
      {overview.map(({ id, owned, available }) => {
        const ofRarity = rewards.filter(({ rarityId }) => rarityId === id);
        const emblem = ofRarity.find(({ quantityPurchased }) => quantityPurchased > 0) ?? ofRarity[0];
        return (
          <li key={id} data-rarity={rarityColors[id]}>
            <div>{emblem?.imageUrl && <img src={emblem.imageUrl} width="64" height="64" alt="" loading="lazy" />}</div>
            <h3>{t(`ui.rarity.${rarityColors[id]}`)}</h3>
            <p>
              <RichText id="game.of" values={{ owned, available }} />
            </p>
            <OwnedBar aria-hidden>
              <i style={{ transform: `scaleX(${share(owned, available)})` }} />
            </OwnedBar>
          </li>
        );
      })}
    </RarityColumns>
  );
}

const RarityColumns = styled(Card)`
  ${columns(5, { laptop: 1 })}

  li {
    display: grid;
    justify-items: start;
    gap: 10px;
    padding: 20px 16px 18px;
    border-left: 1px solid ${tokens.on.hairline};
  }
  li:first-child {
    border: 0;
  }
  li > :first-child {
    width: 64px;
    height: 64px;
  }
  img {
    width: 100%;
    height: 100%;
  }
  h3 {
    font: 600 ${tokens.size.fine} / 1 ${tokens.font.display};
    color: ${tokens.on.rarity};
  }
  p {
    font: 600 1.25rem / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
  }
  p i {
    font-weight: 500;
    font-style: normal;
    font-size: ${tokens.size.control};
    color: ${tokens.on.muted};
  }

  ${media.below.laptop} {
    li {
      grid-template-columns: 44px minmax(90px, auto) 1fr auto;
      gap: 12px;
      align-items: center;
      padding: 10px 16px;
      border-top: 1px solid ${tokens.on.hairline};
      border-left: 0;
    }
    li > :first-child {
      width: 44px;
      height: 44px;
    }
    p {
      order: 4;
    }
  }
`;

const OwnedBar = styled.div`
  width: 100%;
  height: 2px;
  background-color: rgba(168, 179, 209, 0.25);

  i {
    display: block;
    height: 100%;
    background-color: ${tokens.on.rarity};
    transform-origin: 0 50%;
    transition: transform ${tokens.duration.carousel}ms ${tokens.easing.out};
  }

  ${media.below.laptop} {
    order: 3;
  }
`;
