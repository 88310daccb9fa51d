import type { RequestState } from '../../store/support/requestState';
import { RetryButton } from '../ui/feedback/ErrorCard';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { ErrorText } from '../ui/text/ErrorText';
import { type PlainTextId, useTexts } from '../ui/text/useTexts';

interface SectionLoadingProps {
  status: RequestState['status'];
  loading: PlainTextId;
  failed: PlainTextId;
  onRetry: () => void;
  /** In px. */
  height?: number;
}

export function SectionLoading({ status, loading, failed, onRetry, height = 64 }: SectionLoadingProps) {
  const t = useTexts();
  if (status !== 'failed')
    return (
      <Loading label={t(loading)}>
        <Skeleton $height={`${height}px`} />
      </Loading>
    );
  return (
    <>
      <ErrorText>{t(failed)}</ErrorText>
      <div>
        <RetryButton onClick={onRetry} />
      </div>
    </>
  );
}
