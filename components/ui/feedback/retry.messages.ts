import { defineMessages } from 'react-intl';

export const retryMessages = defineMessages({
  retry: { id: 'ui.retry', defaultMessage: 'Retry', description: 'Button: loads again what has failed' },
});
