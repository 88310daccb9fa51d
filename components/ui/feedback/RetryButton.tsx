import { FormattedMessage } from 'react-intl';
import { Button } from '../buttons/Button';
import { retryMessages } from './retry.messages';

/** Loads again what has failed. */
export const RetryButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="outline" size="small" icon="retry" onClick={onClick}>
    <FormattedMessage {...retryMessages.retry} />
  </Button>
);
