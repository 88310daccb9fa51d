import { defineMessages } from 'react-intl';

export const rewardsMessages = defineMessages({
  title: { id: 'rewards.list.title', defaultMessage: 'Rewards', description: 'Heading of a game’s rewards' },
  filters: { id: 'rewards.filters', defaultMessage: 'Show', description: 'Name of the filters over a game’s rewards' },
  all: { id: 'rewards.filter.all', defaultMessage: 'All', description: 'Filter of rewards' },
  withinReach: {
    id: 'rewards.filter.withinReach',
    defaultMessage: 'Within reach',
    description: 'Filter: rewards the balance pays for',
  },
  new: { id: 'rewards.filter.new', defaultMessage: 'New', description: 'Filter, and the tag on new rewards' },
  owned: { id: 'rewards.filter.owned', defaultMessage: 'Owned', description: 'Filter, and the state of a reward' },
  locked: { id: 'rewards.filter.locked', defaultMessage: 'Locked', description: 'Filter, and the state of a reward' },
  soldOut: {
    id: 'rewards.soldOut',
    defaultMessage: 'No longer available',
    description: 'State of a reward that cannot be had',
  },
  retry: { id: 'rewards.retry', defaultMessage: 'Retry', description: 'Button' },
  errorTitle: {
    id: 'rewards.error.title',
    defaultMessage: 'The rewards',
    description: 'Title of a list that could not be loaded',
  },
  error: {
    id: 'rewards.error',
    defaultMessage: 'They cannot be shown at the moment. What you own stays yours.',
    description: 'In a list that could not be loaded',
  },
  emptyTitle: { id: 'rewards.empty.title', defaultMessage: 'Nothing here', description: 'Title of an empty list' },
  empty: {
    id: 'rewards.empty',
    defaultMessage: 'No reward fits this filter. Show all of them instead.',
    description: 'In an empty list',
  },
  allRedeemed: {
    id: 'rewards.allRedeemed',
    defaultMessage: 'You own every reward of this game.',
    description: 'Said when nothing is left to claim',
  },
  unavailable: {
    id: 'rewards.unavailable',
    defaultMessage: 'This game has no rewards yet.',
    description: 'Said when a game has none',
  },
  overview: {
    id: 'rewards.overview',
    defaultMessage: 'Rewards by rarity',
    description: 'Name of the counts over a game’s rewards',
  },
});

export const rewardsTemplates = defineMessages<{
  owned: { owned: number; available: number };
  toGo: { missing: number };
  ofRarity: { owned: number; available: number };
}>({
  owned: {
    id: 'rewards.ownedOf',
    defaultMessage: 'You own {owned, number} of {available, number}.',
    description: 'How many of a game’s rewards the player owns',
  },
  toGo: {
    id: 'rewards.toGo',
    defaultMessage: '{missing, number} to go',
    description: 'How many Units are missing for a reward',
  },
  ofRarity: {
    id: 'rewards.ofRarity',
    defaultMessage: '{owned, number} of {available, number} owned',
    description: 'How many of a rarity the player owns',
  },
});
