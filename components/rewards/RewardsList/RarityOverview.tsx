import { memo } from 'react';
import styled from 'styled-components';
import type { RarityId } from '../../../services/club/rarities';
import type { RaritySummary } from '../../../services/clubWebsite/rewards';
import { media, tokens } from '../../theme/tokens';
import { TextCover } from '../../ui/buttons/TextLink';
import { starPath } from '../../ui/icons/shapes';
import { Cluster } from '../../ui/layout/Cluster';
import { Text } from '../../ui/layout/Text';
import { RichText } from '../../ui/text/RichText';
import { useTexts } from '../../ui/text/useTexts';
import { rarityColors } from '../rarities';

/** Radius of a rarity's stars in px, and stars per row: the rarer, the larger. */
const drawings = {
  COMMON: { radius: 5.2, columns: 9 },
  RARE: { radius: 6.4, columns: 7 },
  EPIC: { radius: 7.6, columns: 5 },
  LEGENDARY: { radius: 9, columns: 3 },
  EXOTIC: { radius: 11.5, columns: 2 },
} as const;

interface RarityOverviewProps {
  rarities: readonly RaritySummary[];
  /** The only rarity shown; null for all. */
  chosen: RarityId | null;
  /** Called with the pressed rarity, or with null when the chosen one is pressed again. */
  onChoose: (rarity: RarityId | null) => void;
}

/** If the rewards need more rows of stars than this, one star represents several rewards. */
const mostRows = 3;

/** Rewards per star, the same for every rarity so that the rarities can be compared. */
const rewardsPerStar = (rarities: readonly RaritySummary[]) =>
  Math.max(1, ...rarities.map(({ id, available }) => Math.ceil(available / (drawings[id].columns * mostRows))));

/** A filled star is an owned reward. */
export const RarityOverview = memo(function RarityOverview({ rarities, chosen, onChoose }: RarityOverviewProps) {
  const t = useTexts();
  const perStar = rewardsPerStar(rarities);
  return (
    <>
      <RarityList aria-label={t('rewards.overview')}>
        {rarities.map(({ id, owned, available }) => (
          <RarityItem key={id} data-rarity={rarityColors[id]} data-chosen={id === chosen || undefined}>
            <RarityHeader>
              <h3>
                <TextCover
                  aria-pressed={id === chosen}
                  aria-label={t('rewards.onlyRarity', { rarity: t(`ui.rarity.${rarityColors[id]}`) })}
                  onClick={() => onChoose(id === chosen ? null : id)}
                >
                  {t(`ui.rarity.${rarityColors[id]}`)}
                </TextCover>
              </h3>
              <b>
                <RichText id="rewards.of" values={{ owned, available }} />
              </b>
            </RarityHeader>
            <StarField
              id={id}
              owned={owned}
              available={available}
              perStar={perStar}
              label={t('rewards.ofRarity', { owned, available })}
            />
          </RarityItem>
        ))}
      </RarityList>
      {perStar > 1 && (
        <Text $type="fine" $color="muted" $above={3}>
          {t('rewards.starStandsFor', { count: perStar })}
        </Text>
      )}
    </>
  );
});

function StarField({ id, owned, available, perStar, label }: RaritySummary & { perStar: number; label: string }) {
  const { radius, columns } = drawings[id];
  const color = tokens.color[rarityColors[id]];
  const gap = radius * 2 + 7;
  const stars = Math.ceil(available / perStar);
  // The first star is filled by the first owned reward, the last star only when all are owned.
  const filled = owned >= available ? stars : Math.min(stars - 1, Math.ceil(owned / perStar));
  const rows = Math.ceil(stars / columns);
  const height = Math.max(52, rows * gap);
  return (
    <svg viewBox={`0 0 ${columns * gap} ${height}`} width={columns * gap} height={height} role="img" aria-label={label}>
      {Array.from({ length: stars }, (_, i) => {
        const x = radius + 1 + (i % columns) * gap;
        const y = height / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * gap;
        return i < filled ? (
          <path key={i} d={starPath(x, y, radius * 1.12, 0.32)} fill={color} />
        ) : (
          <path key={i} d={starPath(x, y, radius - 0.5, 0.3)} fill="none" stroke={color} strokeOpacity=".5" />
        );
      })}
    </svg>
  );
}

/** Too narrow for rarities side by side, wide enough for name, stars and count in one line. */
const inOneLine = `(min-width: ${tokens.breakpoint.tablet}px) and (max-width: ${tokens.breakpoint.laptop - 1}px)`;

const RarityList = styled.ul`
  display: grid;
  grid-template-columns: 18fr 14fr 12fr 10fr 8fr;
  border: 1px solid ${tokens.on.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.on.card};
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

  /* A rarity's color may be that of the page: all have a line in the color of text, and only the owned ones are filled. */
  @media (forced-colors: active) {
    path {
      stroke: CanvasText;
      stroke-opacity: 1;
    }
    path:not([fill='none']) {
      fill: CanvasText;
    }
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
  }

  /* On phones the counts are enough: the first rewards come soon after them. */
  ${media.below.tablet} {
    li {
      padding-block: 10px;
    }
    svg,
    & + p {
      display: none;
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

const RarityItem = styled.li`
  position: relative;
  transition: background-color ${tokens.duration.fade}ms;

  &:hover {
    background-color: ${tokens.on.hoverFill};
  }
  &[data-chosen] {
    background-color: ${tokens.on.raised};
    box-shadow: inset 0 -2px 0 ${tokens.on.rarity};
  }
  &:has(button:focus-visible) {
    outline: ${tokens.focus.width} solid ${tokens.on.focus};
    outline-offset: -4px;
  }
`;

const RarityHeader = styled(Cluster).attrs({ $gap: [1, 3], $align: 'baseline', $justify: 'space-between' })`
  h3 {
    font: 600 ${tokens.size.fine} / 1 ${tokens.font.display};
    color: ${tokens.on.rarity};
  }
  button:focus-visible {
    outline: none;
  }
  b {
    font: 600 1.125rem / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
  }

  i {
    font-weight: 500;
    font-style: normal;
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }
`;
