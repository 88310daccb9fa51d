import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../ui/buttons/Button';
import { StateCard } from '../ui/feedback/StateCard';
import { dashboardMessages } from './dashboard.messages';

interface PartFailedProps {
  onRetry: () => void;
  /** Another sentence than that nothing is lost. */
  children?: ReactNode;
}

/** In the place of one part of the dashboard that could not be loaded; the rest of the page goes on. */
export function PartFailed({ onRetry, children }: PartFailedProps) {
  const { formatMessage } = useIntl();
  const retry = (
    <Button variant="outline" size="small" icon="retry" onClick={onRetry}>
      <FormattedMessage {...dashboardMessages.retry} />
    </Button>
  );
  return (
    <StateCard kind="error" title={formatMessage(dashboardMessages.failedTitle)} action={retry}>
      {children ?? <FormattedMessage {...dashboardMessages.failed} />}
    </StateCard>
  );
}
