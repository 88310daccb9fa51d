import type { ReactNode } from 'react';
import { useTexts } from '../ui/text/useTexts';
import { ErrorCard } from '../ui/feedback/Loadable';

interface PartFailedProps {
  onRetry: () => void;
  /** Replaces the default text, that nothing is lost. */
  children?: ReactNode;
}

export function PartFailed({ onRetry, children }: PartFailedProps) {
  const t = useTexts();
  return <ErrorCard title={t('dashboard.failed.title')} text={children ?? t('dashboard.failed')} onRetry={onRetry} />;
}
