import type { ReactNode } from 'react';
import { ErrorCard } from './ErrorCard';
import { Loading } from './Skeleton';
import { StateCard } from './StateCard';

interface LoadableProps {
  /** Of the request for the content; idle shows the skeleton too. */
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** Whether there is content to show. It stays while it is loaded again, and after that has failed. */
  hasContent: boolean;
  skeleton: ReactNode;
  /** Names the skeleton for screen readers: "Loading your rewards". */
  loading?: string;
  /** `text` names what is safe. */
  failed: { title: string; text: ReactNode; onRetry: () => void };
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
  if (status === 'failed') {
    return (
      <ErrorCard title={failed.title} onRetry={failed.onRetry} headingLevel={headingLevel}>
        {failed.text}
      </ErrorCard>
    );
  }
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
