import { defineMessages } from 'react-intl';

export const ledgerMessages = defineMessages({
  title: { id: 'units.ledger.title', defaultMessage: 'Ledger', description: 'Heading over the list of transactions' },
  filter: { id: 'units.ledger.filter', defaultMessage: 'Which entries', description: 'Names a group of filters' },
  all: { id: 'units.ledger.all', defaultMessage: 'All', description: 'Filter of the ledger' },
  earned: { id: 'units.ledger.earned', defaultMessage: 'Earned', description: 'Kind of entry, and filter' },
  spent: { id: 'units.ledger.spent', defaultMessage: 'Spent', description: 'Kind of entry, and filter' },
  expired: { id: 'units.ledger.expired', defaultMessage: 'Expired', description: 'Kind of entry, and filter' },
  refunded: { id: 'units.ledger.refunded', defaultMessage: 'Refunded', description: 'Kind of entry, and filter' },
  date: { id: 'units.ledger.date', defaultMessage: 'Date', description: 'Head of a column' },
  what: { id: 'units.ledger.what', defaultMessage: 'What', description: 'Head of a column' },
  game: { id: 'units.ledger.game', defaultMessage: 'Game', description: 'Head of a column' },
  expires: { id: 'units.ledger.expires', defaultMessage: 'Expires', description: 'Head of a column' },
  units: { id: 'units.ledger.units', defaultMessage: 'Units', description: 'Head of a column' },
  balance: { id: 'units.ledger.balance', defaultMessage: 'Balance', description: 'Head of a column: balance after' },
  club: { id: 'units.ledger.club', defaultMessage: 'Club', description: 'In the place of a game: the club itself' },
  older: { id: 'units.ledger.older', defaultMessage: 'Show older', description: 'Button: loads more entries' },
  loading: { id: 'units.ledger.loading', defaultMessage: 'Loading', description: 'On a button while it loads' },
  emptyTitle: {
    id: 'units.ledger.emptyTitle',
    defaultMessage: 'Nothing written here yet',
    description: 'Heading in the place of the ledger',
  },
  empty: {
    id: 'units.ledger.empty',
    defaultMessage: 'Finish a challenge and bank its Units: that writes the first line.',
    description: 'In the place of the ledger of a new player',
  },
  emptyOfKind: {
    id: 'units.ledger.emptyOfKind',
    defaultMessage: 'You have no entries of this kind. Choose another one to see the rest.',
    description: 'In the place of the ledger under a filter',
  },
  toGames: { id: 'units.ledger.toGames', defaultMessage: 'See your games', description: 'Link to the games' },
  errorTitle: {
    id: 'units.ledger.errorTitle',
    defaultMessage: 'The ledger did not load',
    description: 'Heading in the place of the ledger',
  },
  error: {
    id: 'units.ledger.error',
    defaultMessage: 'Your Units are safe, and every entry is kept. Try again in a moment.',
    description: 'In the place of the ledger, or under it',
  },
});

export const ledgerTemplates = defineMessages<{ count: { shown: number; total: number } }>({
  count: {
    id: 'units.ledger.count',
    defaultMessage: '{shown, number} of {total, plural, one {# entry} other {# entries}}',
    description: 'Under the ledger: how much of it is shown',
  },
});
