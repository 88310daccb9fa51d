import { defineMessages } from 'react-intl';

export const catalogueMessages = defineMessages({
  catalogue: {
    id: 'rewards.visitor.shelf',
    defaultMessage: 'All rewards',
    description: 'Heading over all rewards, to page through',
  },
  all: { id: 'rewards.visitor.filter.all', defaultMessage: 'All', description: 'Filter: rewards of every rarity' },
  allGames: { id: 'rewards.visitor.filter.allGames', defaultMessage: 'All games', description: 'Filter' },
  byRarity: { id: 'rewards.visitor.filter.byRarity', defaultMessage: 'Rarity', description: 'What the filter chooses' },
  byGame: { id: 'rewards.visitor.filter.byGame', defaultMessage: 'Game', description: 'What the filter chooses' },
  none: {
    id: 'rewards.visitor.none',
    defaultMessage: 'This game has no reward of this rarity.',
    description: 'Where filters leave nothing of the rewards',
  },
  loading: { id: 'rewards.visitor.loading', defaultMessage: 'Loading rewards', description: 'For screen readers' },
  failed: {
    id: 'rewards.visitor.failed',
    defaultMessage: 'We couldn’t load the rewards',
    description: 'Title where rewards could not be loaded',
  },
  failedText: {
    id: 'rewards.visitor.failed.text',
    defaultMessage: 'Try again in a moment.',
    description: 'Where rewards could not be loaded',
  },
});

export const catalogueTemplates = defineMessages<{
  counted: { total: number; games: number };
  shown: { total: number; shown: number };
  showMore: { count: number };
}>({
  counted: {
    id: 'rewards.visitor.counted',
    defaultMessage: '{total, number} rewards in {games, plural, one {# game} other {# games}}',
    description: 'Under the heading over the rewards',
  },
  shown: {
    id: 'rewards.visitor.shown',
    defaultMessage: '{shown, number} of {total, plural, one {# reward} other {# rewards}}',
    description: 'Under the rewards: how many are shown of those that the filters leave',
  },
  showMore: {
    id: 'rewards.visitor.more',
    defaultMessage: 'Show {count, number} more',
    description: 'Button under the rewards',
  },
});
