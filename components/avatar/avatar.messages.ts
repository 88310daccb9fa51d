import { defineMessages } from 'react-intl';

export const avatarTexts = defineMessages({
  title: { id: 'avatar.title', defaultMessage: 'Choose your avatar', description: 'Title of the overlay' },
  close: { id: 'avatar.close', defaultMessage: 'Close', description: 'Button that closes the overlay' },
  lead: {
    id: 'avatar.lead',
    defaultMessage: 'Your new look shows up everywhere right away.',
    description: 'Under the title of the overlay',
  },
  visitor: {
    id: 'avatar.visitor',
    defaultMessage: 'Sign in to choose your avatar',
    description: 'Beside the gallery, for a visitor',
  },
  signIn: { id: 'avatar.signIn', defaultMessage: 'Sign in', description: 'Button under that text' },
  search: { id: 'avatar.search', defaultMessage: 'Search by game', description: 'Label of the search field' },
  clear: {
    id: 'avatar.clear',
    defaultMessage: 'Clear the search',
    description: 'Button that empties the search field',
  },
  random: { id: 'avatar.random', defaultMessage: 'Surprise me', description: 'Button: takes an avatar at random' },
  drawing: { id: 'avatar.drawing', defaultMessage: 'Choosing', description: 'On the same button while it works' },
  gallery: { id: 'avatar.gallery', defaultMessage: 'Avatars', description: 'Name of the list, for screen readers' },
  loading: { id: 'avatar.loading', defaultMessage: 'Loading the avatars', description: 'For screen readers' },
  failed: {
    id: 'avatar.failed',
    defaultMessage: 'We couldn’t load the gallery',
    description: 'Heading in the place of the avatars',
  },
  failedHelp: {
    id: 'avatar.failedHelp',
    defaultMessage: 'Your avatar hasn’t changed. Try again in a moment.',
    description: 'Under the heading in the place of the avatars',
  },
  noneHelp: {
    id: 'avatar.noneHelp',
    defaultMessage: 'Try part of the game’s name, or browse all avatars.',
    description: 'Under the heading that no game is called so',
  },
  all: { id: 'avatar.all', defaultMessage: 'Show all avatars', description: 'Button that empties the search' },
  pages: {
    id: 'avatar.pages',
    defaultMessage: 'Pages of avatars',
    description: 'Name of the paging, for screen readers',
  },
  before: { id: 'avatar.before', defaultMessage: 'Previous', description: 'Button: the page before' },
  after: { id: 'avatar.after', defaultMessage: 'Next', description: 'Button: the page after' },
  yours: { id: 'avatar.yours', defaultMessage: 'Your avatar', description: 'Beside the name of the avatar in use' },
  changed: {
    id: 'avatar.changed',
    defaultMessage: 'Your avatar has changed.',
    description: 'Told to screen readers once the change has been accepted',
  },
  rejected: {
    id: 'avatar.refused',
    defaultMessage: 'We couldn’t save the change, so your previous avatar is back. Try again.',
    description: 'A change of the avatar failed',
  },
  rejectedTitle: {
    id: 'avatar.refusedTitle',
    defaultMessage: 'Avatar not changed',
    description: 'Title of a message: a change failed after the overlay was closed',
  },
  randomFailed: {
    id: 'avatar.notDrawn',
    defaultMessage: 'We couldn’t pick an avatar. Yours hasn’t changed. Try again.',
    description: 'The avatar at random could not be had',
  },
});

export const avatarTemplates = defineMessages<{
  name: { name: string; game: string };
  none: { game: string };
  page: { page: number; pages: number };
}>({
  name: {
    id: 'avatar.name',
    defaultMessage: '{name}, {game}',
    description: 'An avatar and the game it is from',
  },
  none: {
    id: 'avatar.none',
    defaultMessage: 'No avatars match “{game}”',
    description: 'Heading: the search finds nothing',
  },
  page: {
    id: 'avatar.page',
    defaultMessage: 'Page {page, number} of {pages, number}',
    description: 'Between the buttons',
  },
});
