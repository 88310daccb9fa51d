import { useIntl, defineMessages } from 'react-intl';
import styled from 'styled-components';
import type { ShowcaseReward } from '../../services/visitor/types';
import { tokens, type RarityColour } from '../theme/tokens';
import { Rarity } from '../ui/Rarity';
import { Units } from '../ui/Units';
import { rarityColours, rarityNames } from './rarityNames.messages';

const templates = defineMessages<{ price: { units: number } }>({
  price: {
    id: 'ui.showcase.price',
    defaultMessage: '{units, number} Units',
    description: 'Price of a reward in words',
  },
});

/** A reward on show, for those who do not claim: its emblem large, what it is, whose, and its price. */
export function ShowcaseCard({ reward, isLarge = false }: { reward: ShowcaseReward; isLarge?: boolean }) {
  const { formatMessage, formatNumber } = useIntl();
  const { name, imageUrl, rarityId, gameTitle, value } = reward;
  return (
    <Frame $rarity={rarityColours[rarityId]} $isLarge={isLarge}>
      <Well>
        {imageUrl !== null && <img src={imageUrl} width="240" height="240" alt="" loading="lazy" decoding="async" />}
      </Well>
      <Words>
        <Rarity rarity={rarityColours[rarityId]} name={formatMessage(rarityNames[rarityId])} />
        <Name>{name}</Name>
        <Foot>
          <span>{gameTitle}</span>
          <Units label={formatMessage(templates.price, { units: value })}>{formatNumber(value)}</Units>
        </Foot>
      </Words>
    </Frame>
  );
}

const Well = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 132px;
  border-bottom: 1px solid ${tokens.on.hairline};
`;

const Words = styled.div`
  display: grid;
  gap: 4px;
  padding: 16px;
`;

const Name = styled.h3`
  margin-top: 8px;
  font: 600 1.0625rem / 1.25 ${tokens.font.display};
`;

const Foot = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 12px;

  > :first-child {
    min-width: 0;
    font-size: ${tokens.size.small};
    line-height: 1.4;
    color: ${tokens.on.muted};
  }
`;

const Frame = styled.article<{ $rarity: RarityColour; $isLarge: boolean }>`
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid ${tokens.on.hairline};
  border-radius: ${tokens.radius.card};
  overflow: hidden;
  background: ${tokens.on.raised};
  box-shadow: ${tokens.on.lit};

  ${Well} {
    background:
      radial-gradient(
        80% 90% at 50% 60%,
        color-mix(in srgb, ${({ $rarity }) => tokens.colour[$rarity]} 15%, transparent),
        transparent 72%
      ),
      ${tokens.colour.ink900};

    img {
      width: ${({ $isLarge }) => ($isLarge ? 'min(330px, 78%)' : '124px')};
      height: auto;
    }
  }

  ${Words} {
    padding: ${({ $isLarge }) => ($isLarge ? '24px' : '16px')};
  }

  ${Name} {
    font-size: ${({ $isLarge }) => ($isLarge ? '1.5rem' : '1.0625rem')};
  }
`;
