import { defineMessages } from 'react-intl';

export const skeletonMessages = defineMessages({
  title: { id: 'rewards.player.title', defaultMessage: 'Rewards', description: 'Heading of a player’s rewards' },
});
