import type { ReactNode } from 'react';
import { ErrorCard } from '../ui/feedback/ErrorCard';
import { useTexts } from '../ui/text/useTexts';

interface PartFailedProps {
  onRetry: () => void;
  /** Replaces the default text, that nothing is lost. */
  children?: ReactNode;
}

export function PartFailed({ onRetry, children }: PartFailedProps) {
  const t = useTexts();
  return (
    <ErrorCard title={t('dashboard.failed.title')} onRetry={onRetry}>
      {children ?? t('dashboard.failed')}
    </ErrorCard>
  );
}
