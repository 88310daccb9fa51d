import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { StatCard } from '../../services/clubWebsite/stats';
import { columns } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Text } from '../ui/layout/Text';
import { formatStat } from './formatStat';
import { MagnitudeLine } from './MagnitudeLine';
import { scaleOf } from './statScale';

const maxInRow = 4;

/** The first four statistics side by side. `cards` is null while they load. */
export function StatsRow({ cards }: { cards: readonly StatCard[] | null }) {
  const intl = useIntl();
  if (cards === null) {
    return (
      <Cells aria-hidden>
        {[1, 2, 3, 4].map((cell) => (
          <li key={cell}>
            <Skeleton $height="81px" />
          </li>
        ))}
      </Cells>
    );
  }
  return (
    <Cells>
      {cards.slice(0, maxInRow).map((card) => (
        <li key={card.statName}>
          <Text as="p" $type="count">
            {formatStat(card, intl)}
          </Text>
          <Name>{card.displayName}</Name>
          <MagnitudeLine scale={scaleOf(card)} />
        </li>
      ))}
    </Cells>
  );
}

const Cells = styled.ul`
  ${columns(4, { laptop: 2 })}
  border-block: 1px solid ${tokens.on.hairline};

  li {
    display: grid;
    align-content: start;
    padding: 20px 24px;
    border-left: 1px solid ${tokens.on.hairline};
  }
  li:first-child {
    padding-left: 0;
    border-left: 0;
  }
  li:last-child {
    padding-right: 0;
  }

  ${media.below.laptop} {
    li {
      padding: 20px 16px;
    }
    li:nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }
    li:nth-child(even) {
      padding-right: 0;
    }
    li:nth-child(n + 3) {
      border-top: 1px solid ${tokens.on.hairline};
    }
  }
`;

const Name = styled.p`
  margin: 6px 0 14px;
  font-size: ${tokens.size.fine};
  line-height: 1.4;
  overflow-wrap: anywhere;
  color: ${tokens.on.muted};
`;
