import { memo } from 'react';
import styled from 'styled-components';
import type { Reward } from '../../../services/clubWebsite/rewards';
import type { RewardAvailability } from '../../../store/rewards/rules';
import { measured } from '../../measuring/measured';
import { tokens } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { TextCover } from '../../ui/buttons/TextLink';
import { Icon } from '../../ui/icons/Icon';
import { share } from '../../ui/icons/shapes';
import { BarFill, BarTrack } from '../../ui/progress/ProgressBar';
import { useTexts } from '../../ui/text/useTexts';
import { Price } from './Price';
import { RewardCard } from './RewardCard';
import { WishButton } from '../Wishlist/WishButton';

interface RewardTileProps {
  reward: Reward;
  availability: RewardAvailability;
  onOpen: (reward: Reward) => void;
  canClaim?: boolean;
  namesGame?: boolean;
  /** On the wishlist: shows the progress towards the price. */
  isGoal?: boolean;
}

export const RewardTile = memo(function RewardTile({
  reward,
  availability,
  onOpen,
  canClaim = true,
  namesGame = false,
  isGoal = false,
}: RewardTileProps) {
  const t = useTexts();
  const { name, kind, game, value, isNew, quantityPurchased } = reward;
  const kindAndGame = [kind, game?.title].flatMap((part) => part ?? []);
  const isForSale = availability.kind === 'withinReach' || availability.kind === 'short';
  // One that can be claimed again is for sale and owned.
  const tag = quantityPurchased > 0 ? t('rewards.owned') : isNew ? t('rewards.new') : undefined;
  const canWish = isForSale || availability.kind === 'locked';
  return (
    <RewardCard
      reward={reward}
      state={availability.kind}
      kind={namesGame ? kindAndGame.join(' · ') : kind}
      tag={isForSale ? tag : undefined}
      title={
        <TextCover onClick={() => onOpen(reward)} {...measured('claim')}>
          {name}
        </TextCover>
      }
      corner={canWish && <WishButton reward={reward} isAffordable={availability.kind === 'withinReach'} />}
      meter={isGoal && <WishMeter price={value} availability={availability} />}
      footer={<Footer price={value} availability={availability} canClaim={canClaim} />}
    />
  );
});

interface FooterProps extends Required<Pick<RewardTileProps, 'availability' | 'canClaim'>> {
  price: number;
}

function Footer({ price, availability, canClaim }: FooterProps) {
  const t = useTexts();
  switch (availability.kind) {
    case 'owned':
      return (
        <Owned>
          <Icon name="check" size="small" />
          {t('rewards.owned')}
        </Owned>
      );
    case 'locked':
      return <Note>{availability.reasons.join(' ') || t('rewards.locked')}</Note>;
    case 'soldOut':
      return <Note>{availability.reasons.join(' ') || t('rewards.soldOut')}</Note>;
    default:
      if (canClaim && availability.kind === 'withinReach') {
        return (
          <HintedPrice>
            <Price units={price} />
            <CardHint aria-hidden data-hint $size="tiny">
              {t('rewards.claim')}
            </CardHint>
          </HintedPrice>
        );
      }
      return (
        <>
          <Price units={price} />
          <EndNote>
            {canClaim && availability.kind === 'short'
              ? t('rewards.toGo', { missing: availability.missing })
              : t('rewards.unplayed')}
          </EndNote>
        </>
      );
  }
}

const Note = styled.span`
  font-size: ${tokens.size.fine};
  color: ${tokens.on.muted};
  text-wrap: balance;
`;

const EndNote = styled(Note)`
  flex: 1 1 56px;
  text-align: right;
`;

const Owned = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: ${tokens.size.fine};
  font-weight: 700;
  color: ${tokens.color.good};
`;

/** One line: a hint that has no room beside the price is cut off, so that the prices of a row of cards line up. */
const HintedPrice = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  width: 100%;
  height: max(32px, 2rem);
  overflow: hidden;

  > * {
    min-height: 100%;
  }
`;

/** Looks like a button while the card is hovered or focused; the card itself is pressed. */
const CardHint = styled(ButtonLink).attrs({ as: 'span' })`
  padding: 0 10px;
  opacity: 0;
`;

function WishMeter({ price, availability }: { price: number; availability: RewardAvailability }) {
  const t = useTexts();
  if (availability.kind === 'withinReach') {
    return <Reached>{t('rewards.affordable')}</Reached>;
  }
  if (availability.kind !== 'short') return null;
  const units = price - availability.missing;
  return (
    <BarTrack role="img" aria-label={t('rewards.wish.progress', { units, price })} style={{ height: 4 }}>
      <BarFill
        style={{ transform: `translateX(${(share(units, price) - 1) * 100}%)`, backgroundColor: tokens.color.gold }}
      />
    </BarTrack>
  );
}

const Reached = styled.p`
  font: 700 ${tokens.size.fine} / 1.3 ${tokens.font.body};
  color: ${tokens.color.gold};
`;
