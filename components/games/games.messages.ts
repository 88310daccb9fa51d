import { defineMessages } from 'react-intl';

export const gamesMessages = defineMessages({
  title: { id: 'games.title', defaultMessage: 'Games', description: 'Heading of the page' },
  lastPlayed: { id: 'games.lastPlayed', defaultMessage: 'Last played', description: 'On the game played last' },
  before: { id: 'games.before', defaultMessage: 'Before that', description: 'Heading: the games played before it' },
  owned: { id: 'games.owned', defaultMessage: 'More of your games', description: 'Heading over a list of games' },
  releases: { id: 'games.releases', defaultMessage: 'Latest releases', description: 'Heading over a list of games' },
  notOwned: { id: 'games.notOwned', defaultMessage: 'Still to discover', description: 'Heading over a list of games' },
  comingSoon: { id: 'games.comingSoon', defaultMessage: 'Coming soon', description: 'Tag on a game' },
  loading: { id: 'games.loading', defaultMessage: 'Loading games', description: 'For screen readers' },
  errorTitle: {
    id: 'games.errorTitle',
    defaultMessage: 'We couldn’t load these games',
    description: 'Heading in the place of a list of games',
  },
  error: {
    id: 'games.error',
    defaultMessage: 'Your games and rewards are safe. Try again in a moment.',
    description: 'In the place of a list of games',
  },
  nonePlayedTitle: {
    id: 'games.nonePlayedTitle',
    defaultMessage: 'Your first game goes here',
    description: 'Heading for a player who has not played yet',
  },
  nonePlayed: {
    id: 'games.nonePlayed',
    defaultMessage: 'Play any of our games with this account to see its challenges, rewards and stats.',
    description: 'For a player who has not played yet',
  },
  noneOwnedTitle: {
    id: 'games.noneOwnedTitle',
    defaultMessage: 'Room for more',
    description: 'Heading in the place of the list of owned games',
  },
  noneOwned: {
    id: 'games.noneOwned',
    defaultMessage: 'Games you own appear here. Find one to start with below.',
    description: 'In the place of the list of owned games',
  },
  noReleasesTitle: {
    id: 'games.noReleasesTitle',
    defaultMessage: 'No new games right now',
    description: 'Heading in the place of the list of latest releases',
  },
  noReleases: {
    id: 'games.noReleases',
    defaultMessage: 'New games appear here on release day. Check the news for dates.',
    description: 'In the place of the list of latest releases',
  },
  allOwnedTitle: {
    id: 'games.allOwnedTitle',
    defaultMessage: 'You have them all',
    description: 'Heading in the place of the list of games not owned',
  },
  allOwned: {
    id: 'games.allOwned',
    defaultMessage: 'Every club game is in your library or among the latest releases.',
    description: 'In the place of the list of games not owned',
  },
  platforms: { id: 'games.platforms', defaultMessage: 'Platform', description: 'Label of the platform filter' },
  everyPlatform: { id: 'games.everyPlatform', defaultMessage: 'All platforms', description: 'Filter: no platform' },
  mobile: { id: 'games.mobile', defaultMessage: 'Mobile', description: 'Filter: phones and tablets' },
  search: { id: 'games.search', defaultMessage: 'Title or genre', description: 'Search among games' },
  clearSearch: { id: 'games.clearSearch', defaultMessage: 'Clear the search', description: 'Button: empties it' },
  noMatchesTitle: {
    id: 'games.noneFoundTitle',
    defaultMessage: 'No games match your search',
    description: 'Heading where filter and search leave no game',
  },
  noMatches: {
    id: 'games.noneFound',
    defaultMessage: 'Try another word or platform.',
    description: 'Where filter and search leave no game',
  },
  showAll: { id: 'games.showAll', defaultMessage: 'Show all games', description: 'Button: drops filter and search' },
  store: { id: 'games.store', defaultMessage: 'Visit the store', description: 'Link to the publisher’s store' },
});

export const gamesTemplates = defineMessages<{
  rewards: { owned: number; available: number };
  rewardsOf: { available: number };
  units: { owned: number; available: number };
  played: { date: string };
  count: { count: number };
  matches: { count: number };
}>({
  rewards: {
    id: 'games.card.rewards',
    defaultMessage: '{owned, number} of {available, plural, one {# reward} other {# rewards}}',
    description: 'On a game: how many rewards the player has, of how many there are',
  },
  rewardsOf: {
    id: 'games.card.rewardsOf',
    defaultMessage: '{available, plural, =0 {No rewards yet} one {# reward} other {# rewards}}',
    description: 'On a game that the player does not own',
  },
  units: {
    id: 'games.card.units',
    defaultMessage: '{owned, number} of {available, number} Units earned',
    description: 'On a game: how many Units the player earned there, of how many there are',
  },
  played: {
    id: 'games.card.played',
    defaultMessage: 'Played on {date}',
    description: 'Under the name of a game; {date} is a day',
  },
  matches: {
    id: 'games.found',
    defaultMessage: '{count, plural, =0 {No games found} one {# game found} other {# games found}}',
    description: 'For screen readers, while filter or search is on',
  },
  count: {
    id: 'games.count',
    defaultMessage: '{count, plural, one {# game} other {# games}}',
    description: 'Beside the heading of a list',
  },
});
