import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { RequestState } from '../../store/support/requestState';
import { Button } from '../ui/buttons/Button';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { ErrorText } from '../ui/text/ErrorText';
import { profileTexts } from './profile.messages';

interface SectionLoadingProps {
  status: RequestState['status'];
  loading: MessageDescriptor;
  failed: MessageDescriptor;
  onRetry: () => void;
  /** Height of the skeleton, in px. */
  height?: number;
}

/** A section whose data is not there: while it loads, and after an error with a button that tries again. */
export function SectionLoading({ status, loading, failed, onRetry, height = 64 }: SectionLoadingProps) {
  const { formatMessage } = useIntl();
  if (status !== 'failed')
    return (
      <Loading label={formatMessage(loading)}>
        <Skeleton $height={`${height}px`} />
      </Loading>
    );
  return (
    <>
      <ErrorText>
        <FormattedMessage {...failed} />
      </ErrorText>
      <div>
        <Button variant="outline" size="small" icon="retry" onClick={onRetry}>
          <FormattedMessage {...profileTexts.retry} />
        </Button>
      </div>
    </>
  );
}
