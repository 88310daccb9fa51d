import { defineMessages, type MessageTag } from 'react-intl';

export const rewardsMessages = defineMessages({
  title: { id: 'rewards.list.title', defaultMessage: 'Rewards', description: 'Heading of a game’s rewards' },
  filters: { id: 'rewards.filters', defaultMessage: 'Show', description: 'Name of the filters over a game’s rewards' },
  all: { id: 'rewards.filter.all', defaultMessage: 'All', description: 'Filter of rewards' },
  withinReach: {
    id: 'rewards.filter.withinReach',
    defaultMessage: 'Within reach',
    description: 'Filter: rewards the balance pays for',
  },
  new: { id: 'rewards.filter.new', defaultMessage: 'New', description: 'Filter: new rewards' },
  owned: { id: 'rewards.filter.owned', defaultMessage: 'Owned', description: 'Filter: rewards the player has' },
  wished: {
    id: 'rewards.filter.wished',
    defaultMessage: 'Wishlist',
    description: 'Filter: rewards that the player saves for',
  },
  locked: { id: 'rewards.filter.locked', defaultMessage: 'Locked', description: 'Filter: rewards that are locked' },
  errorTitle: {
    id: 'rewards.error.title',
    defaultMessage: 'We couldn’t load the rewards',
    description: 'Title of a list that could not be loaded',
  },
  error: {
    id: 'rewards.error',
    defaultMessage: 'Rewards you own are safe. Try again in a moment.',
    description: 'In a list that could not be loaded',
  },
  emptyTitle: {
    id: 'rewards.empty.title',
    defaultMessage: 'No matching rewards',
    description: 'Title of an empty list',
  },
  empty: {
    id: 'rewards.empty',
    defaultMessage: 'Try another search or filter.',
    description: 'In an empty list',
  },
  showAll: { id: 'rewards.showAll', defaultMessage: 'Show all rewards', description: 'Button in an empty list' },
  allGames: { id: 'rewards.allGames', defaultMessage: 'All games', description: 'In the list of games to choose from' },
  game: { id: 'rewards.game', defaultMessage: 'Game', description: 'Name of the list of games to choose from' },
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
  unavailableTitle: {
    id: 'rewards.unavailable.title',
    defaultMessage: 'No rewards yet',
    description: 'Title where a game has none',
  },
  notYours: {
    id: 'rewards.notYours',
    defaultMessage: 'You can claim these rewards once you own the game.',
    description: 'Over the rewards of a game that the player does not own',
  },
  search: { id: 'rewards.search', defaultMessage: 'Find a reward', description: 'Field over a game’s rewards' },
  clearSearch: { id: 'rewards.search.clear', defaultMessage: 'Clear the search', description: 'Button in that field' },
  order: { id: 'rewards.order', defaultMessage: 'Order', description: 'Name of the list of orders' },
  overview: {
    id: 'rewards.overview',
    defaultMessage: 'Rewards by rarity',
    description: 'Name of the counts over a game’s rewards',
  },
});

export const orderNames = defineMessages({
  withinReach: {
    id: 'rewards.order.withinReach',
    defaultMessage: 'Within reach first',
    description: 'Order of a game’s rewards',
  },
  cheapest: { id: 'rewards.order.cheapest', defaultMessage: 'Cheapest first', description: 'Order of rewards' },
  rarest: { id: 'rewards.order.rarest', defaultMessage: 'Rarest first', description: 'Order of rewards' },
});

export const rewardsTemplates = defineMessages<{
  owned: { owned: number; available: number };
  reach: { count: number; units: number };
  others: { count: number };
  resultCount: { count: number };
  onlyRarity: { rarity: string };
  rewardsPerStar: { count: number };
  of: { owned: number; available: number; i: MessageTag };
  ofRarity: { owned: number; available: number };
}>({
  owned: {
    id: 'rewards.ownedOf',
    defaultMessage: 'You own {owned, number} of {available, number}.',
    description: 'How many of a game’s rewards the player owns',
  },
  reach: {
    id: 'rewards.reach',
    defaultMessage:
      '{count, plural, =0 {No rewards are} one {# reward is} other {# rewards are}} within reach of your {units, plural, one {# Unit} other {# Units}}.',
    description: 'How many of a game’s rewards the balance pays for, each taken alone',
  },
  others: {
    id: 'rewards.others',
    defaultMessage: 'Show the other {count, number}',
    description: 'Button under the first rewards of a list',
  },
  resultCount: {
    id: 'rewards.found',
    defaultMessage: '{count, plural, =0 {No rewards} one {# reward} other {# rewards}}',
    description: 'How many rewards a search or filter leaves',
  },
  onlyRarity: {
    id: 'rewards.onlyRarity',
    defaultMessage: 'Show only {rarity}',
    description: 'What pressing a rarity’s counts does, for screen readers; {rarity} is its name',
  },
  rewardsPerStar: {
    id: 'rewards.starStandsFor',
    defaultMessage: 'Each star represents {count, number} rewards',
    description: 'Under a drawing of very many rewards',
  },
  of: {
    id: 'rewards.of',
    defaultMessage: '{owned, number} <i>of {available, number}</i>',
    description: 'A large count with a small total: 7 of 47',
  },
  ofRarity: {
    id: 'rewards.ofRarity',
    defaultMessage: '{owned, number} of {available, number} owned',
    description: 'How many of a rarity the player owns',
  },
});
