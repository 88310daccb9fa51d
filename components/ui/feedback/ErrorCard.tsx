import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { useIsErrorQuiet } from './PageError';
import { StateCard } from './StateCard';

interface ErrorCardProps {
  title: string;
  /** What is safe. */
  children: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  headingLevel?: number;
}

/**
 * Replaces a part of a page that could not be loaded, with a button that tries again. Nothing where one message of the
 * page stands for the errors of its parts (`usePageError`).
 */
export function ErrorCard({ title, children, retryLabel, onRetry, headingLevel }: ErrorCardProps) {
  const isQuiet = useIsErrorQuiet();
  if (isQuiet) return null;
  const retry = (
    <Button variant="outline" size="small" icon="retry" onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <StateCard kind="error" title={title} action={retry} headingLevel={headingLevel}>
      {children}
    </StateCard>
  );
}
