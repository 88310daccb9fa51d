import { defineMessages } from 'react-intl';

export const friendsMessages = defineMessages({
  justStarted: {
    id: 'friends.justStarted',
    defaultMessage: 'just started',
    description: 'How long a friend has been playing: less than a minute',
  },
  title: { id: 'friends.title', defaultMessage: 'Friends', description: 'Heading of the page' },
  playing: { id: 'friends.playing', defaultMessage: 'Playing now', description: 'Heading over a group of friends' },
  there: { id: 'friends.there', defaultMessage: 'Online', description: 'Heading over a group of friends' },
  offlineGroup: { id: 'friends.gone', defaultMessage: 'Offline', description: 'Heading over a group of friends' },
  online: { id: 'friends.status.online', defaultMessage: 'Online', description: 'Where a friend is' },
  away: { id: 'friends.status.away', defaultMessage: 'Away', description: 'Where a friend is' },
  dnd: { id: 'friends.status.dnd', defaultMessage: 'Do not disturb', description: 'Where a friend is' },
  offline: { id: 'friends.status.offline', defaultMessage: 'Offline', description: 'Where a friend is' },
  favorite: { id: 'friends.favorite', defaultMessage: 'Favorite', description: 'Label of the star at a friend’s name' },
  loading: { id: 'friends.loading', defaultMessage: 'Loading your friends', description: 'For screen readers' },
  errorTitle: {
    id: 'friends.errorTitle',
    defaultMessage: 'We couldn’t load your friends',
    description: 'Heading in the place of the friends',
  },
  error: {
    id: 'friends.error',
    defaultMessage: 'Try again in a moment.',
    description: 'In the place of the friends',
  },
  emptyTitle: {
    id: 'friends.emptyTitle',
    defaultMessage: 'No friends yet',
    description: 'Heading for a player without friends',
  },
  empty: {
    id: 'friends.empty',
    defaultMessage: 'Add the people you play with to see who’s online and what they’re playing.',
    description: 'For a player without friends',
  },
  views: { id: 'friends.views', defaultMessage: 'Sections', description: 'Label of the tabs of the page' },
  requests: { id: 'friends.requests', defaultMessage: 'Requests', description: 'Tab: friendships that wait' },
  leaderboard: { id: 'friends.leaderboard', defaultMessage: 'Leaderboard', description: 'Tab: friends by XP' },
  presenceLabel: {
    id: 'friends.seenAs',
    defaultMessage: 'How friends see you',
    description: 'Label of the choice of presence',
  },
  seemOffline: { id: 'friends.seemOffline', defaultMessage: 'Appear offline', description: 'Choice of presence' },
  filters: { id: 'friends.filters', defaultMessage: 'Filter friends', description: 'Label of the filters' },
  all: { id: 'friends.filter.all', defaultMessage: 'All', description: 'Filter of friends' },
  here: { id: 'friends.filter.here', defaultMessage: 'Online', description: 'Filter of friends: not offline' },
  favorites: { id: 'friends.filter.favorites', defaultMessage: 'Favorites', description: 'Filter of friends' },
  search: { id: 'friends.search', defaultMessage: 'Name or game', description: 'Search among friends' },
  clearSearch: { id: 'friends.clearSearch', defaultMessage: 'Clear the search', description: 'Button: empties it' },
  noMatchesTitle: {
    id: 'friends.noneFoundTitle',
    defaultMessage: 'No friends match your search',
    description: 'Heading where filter and search leave no friend',
  },
  noMatches: {
    id: 'friends.noneFound',
    defaultMessage: 'Try another name, game or filter.',
    description: 'Where filter and search leave no friend',
  },
  showAll: { id: 'friends.showAll', defaultMessage: 'Show all', description: 'Button: drops filter and search' },
  compare: { id: 'friends.compare', defaultMessage: 'Compare', description: 'Button on a friend' },
  presenceRejected: {
    id: 'friends.presenceRefused',
    defaultMessage: 'We couldn’t change your status',
    description: 'Message: the choice of presence was not taken',
  },
  presencesUnknown: {
    id: 'friends.presencesUnknown',
    defaultMessage: 'We can’t show who’s online right now.',
    description: 'Over the friends, who all show as offline',
  },
  asBefore: {
    id: 'friends.asBefore',
    defaultMessage: 'Nothing has changed. Try again in a moment.',
    description: 'Under a message that something did not work',
  },
});

export const friendsTemplates = defineMessages<{
  count: { online: number; all: number };
  matchCount: { found: number };
  favorite: { name: string };
  compare: { name: string };
}>({
  count: {
    id: 'friends.count',
    defaultMessage: '{online, number} of {all, number} online',
    description: 'Beside the heading: how many friends are not offline',
  },
  matchCount: {
    id: 'friends.found',
    defaultMessage: '{found, plural, =0 {No friends found} one {# friend found} other {# friends found}}',
    description: 'For screen readers, while filter or search is on',
  },
  favorite: {
    id: 'friends.makeFavorite',
    defaultMessage: '{name} is a favorite',
    description: 'Label of the star on a friend, which is pressed or not',
  },
  compare: {
    id: 'friends.compareWith',
    defaultMessage: 'Compare with {name}',
    description: 'Label of a button on a friend',
  },
});

/** What became of the things a player did with friends and requests. */
export const newsTemplates = defineMessages<
  Record<
    'befriended' | 'sent' | 'closed' | 'accept' | 'decline' | 'withdraw' | 'favorite' | 'removal',
    { name: string }
  >
>({
  befriended: {
    id: 'friends.news.befriended',
    defaultMessage: 'You and {name} are now friends',
    description: 'Message',
  },
  sent: { id: 'friends.news.asked', defaultMessage: 'Friend request sent to {name}', description: 'Message' },
  closed: {
    id: 'friends.news.gone',
    defaultMessage: 'You’ve already answered the request from {name}',
    description: 'Message: somebody was faster',
  },
  accept: { id: 'friends.news.accept', defaultMessage: 'We couldn’t add {name}', description: 'Message: it failed' },
  decline: {
    id: 'friends.news.decline',
    defaultMessage: 'We couldn’t decline the request from {name}',
    description: 'Message: declining it failed',
  },
  withdraw: {
    id: 'friends.news.withdraw',
    defaultMessage: 'We couldn’t withdraw your request to {name}',
    description: 'Message: taking it back failed',
  },
  favorite: {
    id: 'friends.news.favorite',
    defaultMessage: 'We couldn’t update {name} in your favorites',
    description: 'Message: marking a friend as a favorite failed',
  },
  removal: {
    id: 'friends.news.removal',
    defaultMessage: 'We couldn’t remove {name}',
    description: 'Message: ending the friendship failed',
  },
});
