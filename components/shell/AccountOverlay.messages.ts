import { defineMessages } from 'react-intl';

export const accountTexts = defineMessages({
  label: {
    id: 'shell.account.label',
    defaultMessage: 'Account',
    description: 'Name of the account overlay for screen readers',
  },
  loading: {
    id: 'shell.account.loading',
    defaultMessage: 'Loading your profile',
    description: 'While the profile of the player is on its way',
  },
});
