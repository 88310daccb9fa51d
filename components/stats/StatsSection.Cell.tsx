import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { StatCard } from '../../services/club/types';
import { tokens } from '../theme/tokens';
import { Card } from '../ui/cards/Card';
import { formatStat } from './formatStat';
import { MagnitudeLine } from './MagnitudeLine';
import { ShareArc } from './ShareArc';
import { scaleOf } from './statScale';
import { TimeDiscs } from './TimeDiscs';

/** A figure with its picture: shares around the clock, time as moons, whatever is counted on a scale of magnitudes. */
export function StatCell({ card }: { card: StatCard }) {
  const intl = useIntl();
  const isShare = card.format === 'Percentage';
  return (
    <Cell as="li" $isBeside={isShare}>
      <div>
        <Figure>{formatStat(card, intl)}</Figure>
        <Name>{card.displayName}</Name>
      </div>
      <StatPicture card={card} />
    </Cell>
  );
}

function StatPicture({ card }: { card: StatCard }): ReactNode {
  const { formatNumber } = useIntl();
  const scale = scaleOf(card);
  switch (card.format) {
    case 'Percentage':
      return <ShareArc position={scale.position} />;
    case 'LongTimespan':
      return <TimeDiscs seconds={card.value} />;
    default: {
      const write = (mark: number) => formatNumber(mark, { notation: mark < 10_000 ? 'standard' : 'compact' });
      return <MagnitudeLine size="card" scale={scale} labels={scale.marks.map(write)} />;
    }
  }
}

const Cell = styled(Card)<{ $isBeside: boolean }>`
  display: flex;
  flex-direction: ${({ $isBeside }) => ($isBeside ? 'row' : 'column')};
  align-items: ${({ $isBeside }) => ($isBeside ? 'center' : 'stretch')};
  justify-content: space-between;
  gap: 20px;
  min-height: 182px;
  padding: 24px 24px 20px;
`;

const Figure = styled.p`
  font: 600 2.75rem / 1 ${tokens.font.display};
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

const Name = styled.p`
  margin-top: 8px;
  color: ${tokens.on.muted};
`;
