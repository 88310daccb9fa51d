import { defineMessages } from 'react-intl';

export const skeletonMessages = defineMessages({
  loading: {
    id: 'challenges.player.loading',
    defaultMessage: 'Loading your challenges',
    description: 'Said while they load',
  },
  title: { id: 'challenges.player.title', defaultMessage: 'Your challenges', description: 'Heading of the page' },
});
