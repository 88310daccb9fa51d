import { ErrorCard } from '../../ui/feedback/ErrorCard';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Loading } from '../../ui/feedback/Loading';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { StateCard } from '../../ui/feedback/StateCard';
import { compareMessages } from './compare.messages';

export function ComparisonSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <StateSpace>
      <Loading label={formatMessage(compareMessages.loading)}>
        <SkeletonFaces>
          <Skeleton $width="136px" $height="136px" $radius="50%" />
          <Skeleton $width="136px" $height="136px" $radius="50%" />
        </SkeletonFaces>
        {[1, 2, 3, 4, 5].map((line) => (
          <SkeletonLine key={line}>
            <Skeleton $height="28px" />
          </SkeletonLine>
        ))}
      </Loading>
    </StateSpace>
  );
}

export function ComparisonError({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <StateSpace>
      <ErrorCard
        title={formatMessage(compareMessages.errorTitle)}
        retryLabel={formatMessage(compareMessages.retry)}
        onRetry={onRetry}
      >
        <FormattedMessage {...compareMessages.error} />
      </ErrorCard>
    </StateSpace>
  );
}

/** Shown when the address names a player who is not a friend. */
export function NotAFriend() {
  const { formatMessage } = useIntl();
  return (
    <StateSpace>
      <StateCard kind="empty" title={formatMessage(compareMessages.strangerTitle)}>
        <FormattedMessage {...compareMessages.stranger} />
      </StateCard>
    </StateSpace>
  );
}

const StateSpace = styled.div`
  min-height: 420px;
  padding-top: 24px;
`;

const SkeletonFaces = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  justify-items: center;
  margin-bottom: 40px;
`;

const SkeletonLine = styled.div`
  padding: 12px 0;
`;
