import type { ReactNode } from 'react';
import { RetryButton } from '../buttons/RetryButton';
import { Text } from '../layout/Text';
import { useIsErrorQuiet } from './PageError';
import { Loading } from './Skeleton';
import { useTexts } from '../text/useTexts';
import { StateCard } from './StateCard';

interface LoadableProps {
  /** Of the request for the content; idle shows the skeleton too. */
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** Whether there is content to show. It stays while it is loaded again, and after that has failed. */
  hasContent: boolean;
  skeleton: ReactNode;
  /** Names the skeleton for screen readers: "Loading your rewards". */
  loading?: string;
  failed: Omit<ErrorCardProps, 'headingLevel'>;
  /** For a request that found nothing; by default the content shows that itself. */
  empty?: { title: string; text: ReactNode; action?: ReactNode };
  /** Of the titles of the failed and the empty state. */
  headingLevel?: number;
  children?: ReactNode;
}

export function Loadable({
  status,
  hasContent,
  skeleton,
  loading,
  failed,
  empty,
  headingLevel,
  children,
}: LoadableProps): ReactNode {
  if (hasContent) return children;
  if (status === 'failed') return <ErrorCard {...failed} headingLevel={headingLevel} />;
  if (status === 'loaded') {
    if (!empty) return children;
    return (
      <StateCard kind="empty" title={empty.title} action={empty.action} headingLevel={headingLevel}>
        {empty.text}
      </StateCard>
    );
  }
  return loading === undefined ? skeleton : <Loading label={loading}>{skeleton}</Loading>;
}

interface ErrorCardProps {
  title: string;
  /** Names what is safe, if anything could be in doubt. */
  text?: ReactNode;
  onRetry: () => void;
  headingLevel?: number;
}

/**
 * Replaces a part of a page that could not be loaded, with a button that tries again. A line below the part's heading
 * where one message of the page stands for the errors of its parts, and its button tries all of them (`usePageError`).
 */
export function ErrorCard({ title, text, onRetry, headingLevel }: ErrorCardProps) {
  const t = useTexts();
  const isQuiet = useIsErrorQuiet();
  if (isQuiet) return <Text $color="muted">{title}</Text>;
  return (
    <StateCard kind="error" title={title} action={<RetryButton onClick={onRetry} />} headingLevel={headingLevel}>
      {text ?? t('ui.tryAgainSoon')}
    </StateCard>
  );
}
