import { defineMessages } from 'react-intl';

export const ledgerMessages = defineMessages({
  title: {
    id: 'units.ledger.title',
    defaultMessage: 'Units history',
    description: 'Heading over the list of transactions',
  },
  filter: { id: 'units.ledger.filter', defaultMessage: 'Filter entries', description: 'Names a group of filters' },
  all: { id: 'units.ledger.all', defaultMessage: 'All', description: 'Filter of the ledger' },
  earned: { id: 'units.ledger.earned', defaultMessage: 'Earned', description: 'Kind of entry, and filter' },
  spent: { id: 'units.ledger.spent', defaultMessage: 'Spent', description: 'Kind of entry, and filter' },
  expired: { id: 'units.ledger.expired', defaultMessage: 'Expired', description: 'Kind of entry, and filter' },
  refunded: { id: 'units.ledger.refunded', defaultMessage: 'Refunded', description: 'Kind of entry, and filter' },
  date: { id: 'units.ledger.date', defaultMessage: 'Date', description: 'Head of a column' },
  what: { id: 'units.ledger.what', defaultMessage: 'What', description: 'Head of a column' },
  game: { id: 'units.ledger.game', defaultMessage: 'Game', description: 'Head of a column' },
  allGames: { id: 'units.ledger.allGames', defaultMessage: 'All games', description: 'Filter of the ledger' },
  expires: { id: 'units.ledger.expires', defaultMessage: 'Expires', description: 'Head of a column' },
  units: { id: 'units.ledger.units', defaultMessage: 'Units', description: 'Head of a column' },
  balance: { id: 'units.ledger.balance', defaultMessage: 'Balance', description: 'Head of a column: balance after' },
  club: { id: 'units.ledger.club', defaultMessage: 'Club', description: 'In the place of a game: the club itself' },
  older: { id: 'units.ledger.older', defaultMessage: 'Show older', description: 'Button: loads more entries' },
  loading: { id: 'units.ledger.loading', defaultMessage: 'Loading', description: 'On a button while it loads' },
  emptyTitle: {
    id: 'units.ledger.emptyTitle',
    defaultMessage: 'No entries yet',
    description: 'Heading in the place of the ledger',
  },
  empty: {
    id: 'units.ledger.empty',
    defaultMessage: 'Finish a challenge and bank its Units to see your first entry.',
    description: 'In the place of the ledger of a new player',
  },
  noneTitle: {
    id: 'units.ledger.noneTitle',
    defaultMessage: 'No matching entries',
    description: 'Heading in the place of the ledger under a filter',
  },
  none: {
    id: 'units.ledger.none',
    defaultMessage: 'Try another type or game.',
    description: 'In the place of the ledger under a filter',
  },
  showAll: { id: 'units.ledger.showAll', defaultMessage: 'Show all entries', description: 'Button: no filter' },
  toGames: { id: 'units.ledger.toGames', defaultMessage: 'See your games', description: 'Link to the games' },
  errorTitle: {
    id: 'units.ledger.errorTitle',
    defaultMessage: 'We couldn’t load your Units history',
    description: 'Heading in the place of the ledger',
  },
  error: {
    id: 'units.ledger.error',
    defaultMessage: 'Your Units are safe, and so is every entry. Try again in a moment.',
    description: 'In the place of the ledger, or under it',
  },
  export: {
    id: 'units.ledger.export',
    defaultMessage: 'Export Units history',
    description: 'Before the buttons that save it, one for each format',
  },
  exporting: { id: 'units.ledger.exporting', defaultMessage: 'Preparing', description: 'On a button while it works' },
  exported: {
    id: 'units.ledger.exported',
    defaultMessage: 'Units history saved',
    description: 'Title of a message: the file was downloaded',
  },
  exportFailed: {
    id: 'units.ledger.exportFailed',
    defaultMessage: 'We couldn’t create the file',
    description: 'Title of a message; nothing was lost',
  },
  exportFailedWords: {
    id: 'units.ledger.exportFailedWords',
    defaultMessage: 'Your Units history is safe. Try again in a moment.',
    description: 'Under "The file could not be made"',
  },
  kind: { id: 'units.ledger.kind', defaultMessage: 'Type', description: 'Head of a column in a file: earned, spent' },
  details: { id: 'units.ledger.details', defaultMessage: 'Details', description: 'Head of a column in a file' },
});

export const ledgerTemplates = defineMessages<{
  count: { shown: number; total: number };
  exportAs: { format: string };
  exportedWords: { count: number; file: string };
  from: { month: string };
  fromBefore: { month: string };
}>({
  count: {
    id: 'units.ledger.count',
    defaultMessage: '{shown, number} of {total, plural, one {# entry} other {# entries}}',
    description: 'Under the ledger: how much of it is shown',
  },
  exportAs: {
    id: 'units.ledger.exportAs',
    defaultMessage: 'Save Units history as {format}',
    description: 'Button; {format} is CSV or JSON',
  },
  exportedWords: {
    id: 'units.ledger.exportedWords',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} in {file}',
    description: 'Under "Ledger saved"; {file} is a file name',
  },
  from: {
    id: 'units.ledger.from',
    defaultMessage: 'Units from {month}',
    description: 'What expired: the Units of a month, such as "November 2024", which comes in its dictionary form',
  },
  fromBefore: {
    id: 'units.ledger.fromBefore',
    defaultMessage: 'Units from before {month}',
    description: 'What expired first of all: older Units; {month} is "April 2017" in its dictionary form',
  },
});
