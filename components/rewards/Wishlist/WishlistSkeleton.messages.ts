import { defineMessages } from 'react-intl';

export const wishlistSkeletonMessages = defineMessages({
  loading: {
    id: 'rewards.wishlist.loading',
    defaultMessage: 'Loading your wishlist',
    description: 'Said to screen readers',
  },
});
