import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../ui/buttons/Button';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { compareMessages } from './compare.messages';

/** The comparison on its way: two faces, and lines. */
export function ComparisonSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Space>
      <Loading label={formatMessage(compareMessages.loading)}>
        <Faces>
          <Skeleton $width="136px" $height="136px" $radius="50%" />
          <Skeleton $width="136px" $height="136px" $radius="50%" />
        </Faces>
        {[1, 2, 3, 4, 5].map((line) => (
          <Line key={line}>
            <Skeleton $height="28px" />
          </Line>
        ))}
      </Loading>
    </Space>
  );
}

/** In the place of a comparison that did not load. */
export function ComparisonFailed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const retry = (
    <Button variant="outline" size="small" icon="retry" onClick={onRetry}>
      <FormattedMessage {...compareMessages.retry} />
    </Button>
  );
  return (
    <Space>
      <StateCard kind="error" title={formatMessage(compareMessages.errorTitle)} action={retry}>
        <FormattedMessage {...compareMessages.error} />
      </StateCard>
    </Space>
  );
}

/** The address names somebody who is no friend, or no longer one. */
export function NoFriend() {
  const { formatMessage } = useIntl();
  return (
    <Space>
      <StateCard kind="empty" title={formatMessage(compareMessages.strangerTitle)}>
        <FormattedMessage {...compareMessages.stranger} />
      </StateCard>
    </Space>
  );
}

const Space = styled.div`
  min-height: 420px;
  padding-top: 24px;
`;

const Faces = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  justify-items: center;
  margin-bottom: 40px;
`;

const Line = styled.div`
  padding: 12px 0;
`;
