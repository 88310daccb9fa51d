import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { ListFrame } from './ChallengeRows';
import { challengeMessages } from './challenges.messages';

interface ChallengesAbsentProps {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  onRetry: () => void;
  headingLevel?: number;
}

/** In the place of challenges that are not there: on their way, not to be had, or none. */
export function ChallengesAbsent({ status, onRetry, headingLevel }: ChallengesAbsentProps) {
  const { formatMessage } = useIntl();
  if (status === 'failed') {
    const retry = (
      <Button variant="outline" size="small" icon="retry" onClick={onRetry}>
        <FormattedMessage {...challengeMessages.retry} />
      </Button>
    );
    return (
      <StateCard
        kind="error"
        title={formatMessage(challengeMessages.errorTitle)}
        action={retry}
        headingLevel={headingLevel}
      >
        <FormattedMessage {...challengeMessages.error} />
      </StateCard>
    );
  }
  if (status === 'loaded') {
    return (
      <StateCard kind="empty" title={formatMessage(challengeMessages.emptyTitle)} headingLevel={headingLevel}>
        <FormattedMessage {...challengeMessages.empty} />
      </StateCard>
    );
  }
  return <ChallengesSkeleton />;
}

/** Three rows of their true size. */
export const ChallengesSkeleton = ({ rows = 3 }: { rows?: number }) => (
  <ListFrame aria-hidden>
    {Array.from({ length: rows }, (_, row) => (
      <Waiting key={row}>
        <Skeleton $height="88px" />
      </Waiting>
    ))}
  </ListFrame>
);

const Waiting = styled.li`
  padding: 16px;
  border-top: 1px solid ${tokens.on.hairline};

  &:first-child {
    border-top: 0;
  }
`;
