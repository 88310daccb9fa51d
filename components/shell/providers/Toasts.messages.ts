import { defineMessages } from 'react-intl';

export const toastTexts = defineMessages({
  area: {
    id: 'shell.toasts.area',
    defaultMessage: 'Messages',
    description: 'Name of the region where messages appear',
  },
  close: { id: 'shell.toasts.close', defaultMessage: 'Close', description: 'Button that closes a message' },
});
