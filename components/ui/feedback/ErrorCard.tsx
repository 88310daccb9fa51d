import type { ReactNode } from 'react';
import { RetryButton } from '../buttons/RetryButton';
import { Text } from '../layout/Text';
import { useIsErrorQuiet } from './PageError';
import { StateCard } from './StateCard';

interface ErrorCardProps {
  title: string;
  children: ReactNode;
  onRetry: () => void;
  headingLevel?: number;
}

/**
 * Replaces a part of a page that could not be loaded, with a button that tries again. A line below the part's heading
 * where one message of the page stands for the errors of its parts, and its button tries all of them (`usePageError`).
 */
export function ErrorCard({ title, children, onRetry, headingLevel }: ErrorCardProps) {
  const isQuiet = useIsErrorQuiet();
  if (isQuiet) return <Text $color="muted">{title}</Text>;
  return (
    <StateCard kind="error" title={title} action={<RetryButton onClick={onRetry} />} headingLevel={headingLevel}>
      {children}
    </StateCard>
  );
}
