import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { ErrorCard } from '../../ui/feedback/ErrorCard';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { StateCard } from '../../ui/feedback/StateCard';
import { challengeMessages } from '../challenges.messages';
import { RowsCard } from './ChallengeRows';

interface ChallengesFallbackProps {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  onRetry: () => void;
  headingLevel?: number;
}

/** Replaces a list without challenges: its loading, error or empty state. */
export function ChallengesFallback({ status, onRetry, headingLevel }: ChallengesFallbackProps) {
  const { formatMessage } = useIntl();
  if (status === 'failed') {
    return (
      <ErrorCard
        title={formatMessage(challengeMessages.errorTitle)}
        retryLabel={formatMessage(challengeMessages.retry)}
        onRetry={onRetry}
        headingLevel={headingLevel}
      >
        <FormattedMessage {...challengeMessages.error} />
      </ErrorCard>
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

/** Placeholders with the size of rows. */
export const ChallengesSkeleton = ({ rows = 3 }: { rows?: number }) => (
  <RowsCard aria-hidden>
    {Array.from({ length: rows }, (_, row) => (
      <SkeletonRow key={row}>
        <Skeleton $height="88px" />
      </SkeletonRow>
    ))}
  </RowsCard>
);

const SkeletonRow = styled.li`
  padding: 16px;
  border-top: 1px solid ${tokens.on.hairline};

  &:first-child {
    border-top: 0;
  }
`;
