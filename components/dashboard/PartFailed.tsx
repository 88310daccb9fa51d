import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorCard } from '../ui/feedback/ErrorCard';
import { dashboardMessages } from './dashboard.messages';

interface PartFailedProps {
  onRetry: () => void;
  /** Replaces the default text, that nothing is lost. */
  children?: ReactNode;
}

/** Replaces a part of the dashboard that could not be loaded. */
export function PartFailed({ onRetry, children }: PartFailedProps) {
  const { formatMessage } = useIntl();
  return (
    <ErrorCard title={formatMessage(dashboardMessages.failedTitle)} onRetry={onRetry}>
      {children ?? <FormattedMessage {...dashboardMessages.failed} />}
    </ErrorCard>
  );
}
