import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { RaritySummary } from '../../services/clubWebsite/types';
import { media } from '../theme/media';
import { tokens, type RarityColour } from '../theme/tokens';
import { starPath } from '../ui/shapes';
import { rarityColours, rarityNames } from './rarityNames.messages';
import { rewardsMessages, rewardsTemplates } from './rewards.messages';

/** Radius of a rarity's stars in px, and how many stand in a row: the rarer, the larger. */
const drawings = {
  COMMON: { radius: 5.2, columns: 9 },
  RARE: { radius: 6.4, columns: 7 },
  EPIC: { radius: 7.6, columns: 5 },
  LEGENDARY: { radius: 9, columns: 3 },
  EXOTIC: { radius: 11.5, columns: 2 },
} as const;

/** Each reward as a star, filled when it is owned, in a field per rarity. */
export function RarityOverview({ rarities }: { rarities: readonly RaritySummary[] }) {
  const { formatMessage } = useIntl();
  return (
    <Fields aria-label={formatMessage(rewardsMessages.overview)}>
      {rarities.map((rarity) => (
        <li key={rarity.id}>
          <Head>
            <Name $rarity={rarityColours[rarity.id]}>{formatMessage(rarityNames[rarity.id])}</Name>
            <b>
              <FormattedNumber value={rarity.owned} />{' '}
              <i>
                <FormattedMessage {...rewardsTemplates.of} values={{ available: rarity.available }} />
              </i>
            </b>
          </Head>
          <StarField
            {...rarity}
            label={formatMessage(rewardsTemplates.ofRarity, { owned: rarity.owned, available: rarity.available })}
          />
        </li>
      ))}
    </Fields>
  );
}

function StarField({ id, owned, available, label }: RaritySummary & { label: string }) {
  const { radius, columns } = drawings[id];
  const colour = tokens.colour[rarityColours[id]];
  const gap = radius * 2 + 7;
  const rows = Math.ceil(available / columns);
  const height = Math.max(52, rows * gap);
  return (
    <svg viewBox={`0 0 ${columns * gap} ${height}`} width={columns * gap} height={height} role="img" aria-label={label}>
      {Array.from({ length: available }, (_, i) => {
        const x = radius + 1 + (i % columns) * gap;
        const y = height / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * gap;
        return i < owned ? (
          <path key={i} d={starPath(x, y, radius * 1.12, 0.32)} fill={colour} />
        ) : (
          <path key={i} d={starPath(x, y, radius - 0.5, 0.3)} fill="none" stroke={colour} strokeOpacity=".5" />
        );
      })}
    </svg>
  );
}

/** Too narrow for fields beside each other, wide enough for name, stars and count in a line. */
const inOneLine = `(min-width: ${tokens.breakpoint.tablet}px) and (max-width: ${tokens.breakpoint.laptop - 1}px)`;

const Fields = styled.ul`
  display: grid;
  grid-template-columns: 18fr 14fr 12fr 10fr 8fr;
  border: 1px solid ${tokens.on.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.on.surface};
  box-shadow: ${tokens.on.lit};

  li {
    min-width: 0;
    padding: 20px;
    border-left: 1px solid ${tokens.on.hairline};
  }

  li:first-child {
    border-left: 0;
  }

  svg {
    max-width: 100%;
    margin-top: 16px;
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);

    li {
      padding: 14px 16px;
      border-top: 1px solid ${tokens.on.hairline};
      border-left: 0;
    }
    li:first-child {
      border-top: 0;
    }
    svg {
      margin-top: 12px;
    }
  }

  @media ${inOneLine} {
    li {
      display: grid;
      grid-template-columns: 120px 1fr auto;
      align-items: center;
    }
    li > div {
      display: contents;
    }
    b {
      order: 1;
    }
    svg {
      margin-top: 0;
    }
  }
`;

const Name = styled.h3<{ $rarity: RarityColour }>`
  font: 600 ${tokens.size.fine} / 1 ${tokens.font.display};
  color: ${({ $rarity }) => tokens.colour[$rarity]};
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;

  b {
    font: 600 1.125rem / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  i {
    font-weight: 500;
    font-style: normal;
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }
`;
