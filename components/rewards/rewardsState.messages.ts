import { defineMessages } from 'react-intl';

export const rewardsStateMessages = defineMessages({
  loading: { id: 'rewards.loading', defaultMessage: 'Loading the rewards', description: 'Said to screen readers' },
});
