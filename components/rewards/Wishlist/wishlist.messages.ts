import { defineMessages } from 'react-intl';

export const wishlistMessages = defineMessages({
  title: {
    id: 'rewards.wishlist.title',
    defaultMessage: 'Your wishlist',
    description: 'Heading over the rewards that a player saves for',
  },
  emptyTitle: {
    id: 'rewards.wishlist.empty.title',
    defaultMessage: 'Nothing to save for yet',
    description: 'Title of an empty wishlist',
  },
  empty: {
    id: 'rewards.wishlist.empty',
    defaultMessage: 'Select the ribbon on a reward to add it. We’ll let you know when you can afford one.',
    description: 'In an empty wishlist',
  },
  failedTitle: {
    id: 'rewards.wishlist.failed.title',
    defaultMessage: 'We couldn’t load your wishlist',
    description: 'Title of a wishlist that could not be loaded',
  },
  failed: {
    id: 'rewards.wishlist.failed',
    defaultMessage: 'Nothing has changed. Try again in a moment.',
    description: 'In a wishlist that could not be loaded',
  },
  affordable: {
    id: 'rewards.affordable',
    defaultMessage: 'Affordable now',
    description: 'On the card of a reward of the wishlist that the balance pays for',
  },
});

export const wishlistTemplates = defineMessages<{
  add: { name: string };
  remove: { name: string };
  line: { count: number; total: number };
  progress: { units: number; price: number };
}>({
  add: {
    id: 'rewards.wish.add',
    defaultMessage: 'Add {name} to your wishlist',
    description: 'Button on a reward’s card, for screen readers; {name} is the reward',
  },
  remove: {
    id: 'rewards.wish.remove',
    defaultMessage: 'Remove {name} from your wishlist',
    description: 'The same button once the reward is on the list',
  },
  line: {
    id: 'rewards.wishlist.line',
    defaultMessage:
      '{count, plural, =0 {You can’t afford any of {total, number} yet.} one {You can afford # of {total, number} now.} other {You can afford # of {total, number} now.}}',
    description: 'Beside the heading of the wishlist',
  },
  progress: {
    id: 'rewards.wish.progress',
    defaultMessage: '{units, number} of {price, number} Units',
    description: 'How much of a price the balance pays for, for screen readers',
  },
});
