import { defineMessages } from 'react-intl';

export const addFriendMessages = defineMessages({
  add: {
    id: 'friends.add',
    defaultMessage: 'Add friend',
    description: 'Button: leads to the form that asks a player',
  },
});
