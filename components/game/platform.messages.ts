import { defineMessages } from 'react-intl';

export const platformMessages = defineMessages({
  mobile: { id: 'game.platform.mobile', defaultMessage: 'Mobile', description: 'Name of a platform: phones' },
});
