import { defineMessages } from 'react-intl';

export const friendsMessages = defineMessages({
  title: { id: 'friends.title', defaultMessage: 'Friends', description: 'Heading of the page' },
  playing: { id: 'friends.playing', defaultMessage: 'Playing now', description: 'Heading over a group of friends' },
  there: { id: 'friends.there', defaultMessage: 'Online', description: 'Heading over a group of friends' },
  gone: { id: 'friends.gone', defaultMessage: 'Offline', description: 'Heading over a group of friends' },
  online: { id: 'friends.status.online', defaultMessage: 'Online', description: 'Where a friend is' },
  away: { id: 'friends.status.away', defaultMessage: 'Away', description: 'Where a friend is' },
  dnd: { id: 'friends.status.dnd', defaultMessage: 'Do not disturb', description: 'Where a friend is' },
  offline: { id: 'friends.status.offline', defaultMessage: 'Offline', description: 'Where a friend is' },
  favorite: { id: 'friends.favorite', defaultMessage: 'Favorite', description: 'Label of the star at a friend’s name' },
  loading: { id: 'friends.loading', defaultMessage: 'Loading your friends', description: 'For screen readers' },
  retry: { id: 'friends.retry', defaultMessage: 'Retry', description: 'Button: tries to load again' },
  errorTitle: {
    id: 'friends.errorTitle',
    defaultMessage: 'Your friends did not load',
    description: 'Heading in the place of the friends',
  },
  error: {
    id: 'friends.error',
    defaultMessage: 'Nobody has left. Try again in a moment.',
    description: 'In the place of the friends',
  },
  emptyTitle: {
    id: 'friends.emptyTitle',
    defaultMessage: 'Nobody here yet',
    description: 'Heading for a player without friends',
  },
  empty: {
    id: 'friends.empty',
    defaultMessage: 'Add friends in the launcher or in any game. Here you then see who is around, and what they play.',
    description: 'For a player without friends',
  },
  launcher: {
    id: 'friends.launcher',
    defaultMessage: 'Get the launcher',
    description: 'Link: where friends are added',
  },
});

export const friendsTemplates = defineMessages<{
  count: { online: number; all: number };
  minutes: { minutes: number };
  hours: { hours: number };
}>({
  count: {
    id: 'friends.count',
    defaultMessage: '{online, number} of {all, number} online',
    description: 'Beside the heading: how many friends are not offline',
  },
  minutes: {
    id: 'friends.minutes',
    defaultMessage: '{minutes, plural, =0 {just started} one {for # minute} other {for # minutes}}',
    description: 'How long a friend has been playing',
  },
  hours: {
    id: 'friends.hours',
    defaultMessage: '{hours, plural, one {for # hour} other {for # hours}}',
    description: 'How long a friend has been playing',
  },
});
