import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { StatCard } from '../../services/club/types';
import type { Loading } from '../../store/support/loading';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Skeleton } from '../ui/Skeleton';
import { StateCard } from '../ui/StateCard';
import { formatStat } from './formatStat';
import { MagnitudeLine } from './MagnitudeLine';
import { statsMessages } from './stats.messages';
import { scaleOf } from './statScale';

interface StatsSectionProps {
  cards: readonly StatCard[];
  status: Loading['status'];
  onRetry: () => void;
}

/** All that was counted in a game, each figure with the scale it stands on. */
export function StatsSection({ cards, status, onRetry }: StatsSectionProps) {
  const { formatMessage } = useIntl();
  if (cards.length > 0) {
    return (
      <Cells>
        {cards.map((card) => (
          <StatCell key={card.statName} card={card} />
        ))}
      </Cells>
    );
  }
  if (status === 'failed') {
    const retry = (
      <Button variant="outline" size="small" icon="retry" onClick={onRetry}>
        <FormattedMessage {...statsMessages.retry} />
      </Button>
    );
    return (
      <StateCard kind="error" title={formatMessage(statsMessages.errorTitle)} action={retry}>
        <FormattedMessage {...statsMessages.error} />
      </StateCard>
    );
  }
  if (status === 'loaded') {
    return (
      <StateCard kind="empty" title={formatMessage(statsMessages.none)}>
        <FormattedMessage {...statsMessages.noneYet} />
      </StateCard>
    );
  }
  return (
    <Cells aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((cell) => (
        <li key={cell}>
          <Skeleton $height="182px" $radius={tokens.radius.card} />
        </li>
      ))}
    </Cells>
  );
}

function StatCell({ card }: { card: StatCard }) {
  const intl = useIntl();
  const scale = scaleOf(card);
  const labels = scale.marks.map((mark) =>
    card.format === 'Percentage'
      ? intl.formatNumber(mark / 100, { style: 'percent' })
      : intl.formatNumber(mark, { notation: mark < 10_000 ? 'standard' : 'compact' }),
  );
  return (
    <Cell as="li">
      <Figure>{formatStat(card, intl)}</Figure>
      <Name>{card.displayName}</Name>
      <MagnitudeLine size="card" scale={scale} labels={labels} />
    </Cell>
  );
}

const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;

  ${media.below.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

const Cell = styled(Card)`
  padding: 24px 24px 20px;
`;

const Figure = styled.p`
  font: 600 2.75rem / 1 ${tokens.font.display};
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

const Name = styled.p`
  margin: 8px 0 20px;
  color: ${tokens.on.muted};
`;
