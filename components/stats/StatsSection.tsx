import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { StatCard } from '../../services/club/types';
import type { RequestState } from '../../store/support/requestState';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { StatCell } from './StatsSection.Cell';
import { statsMessages } from './stats.messages';

interface StatsSectionProps {
  cards: readonly StatCard[];
  status: RequestState['status'];
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
