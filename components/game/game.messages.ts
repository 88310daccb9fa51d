import { defineMessages, type MessageTag } from 'react-intl';

/** The labels of the tabs. */
export const sectionNames = defineMessages({
  overview: { id: 'game.section.overview', defaultMessage: 'Overview', description: 'Tab of a game’s page' },
  challenges: { id: 'game.section.challenges', defaultMessage: 'Challenges', description: 'Tab of a game’s page' },
  rewards: { id: 'game.section.rewards', defaultMessage: 'Rewards', description: 'Tab of a game’s page' },
  stats: { id: 'game.section.stats', defaultMessage: 'Stats', description: 'Tab of a game’s page' },
  badges: { id: 'game.section.badges', defaultMessage: 'Badges', description: 'Tab of a game’s page' },
  friends: { id: 'game.section.friends', defaultMessage: 'Friends', description: 'Tab of a game’s page' },
  media: { id: 'game.section.media', defaultMessage: 'Media', description: 'Tab of a game’s page' },
});

export const gameMessages = defineMessages({
  loading: { id: 'game.loading', defaultMessage: 'Loading the game', description: 'Said while a game’s page loads' },
  sections: { id: 'game.sections', defaultMessage: 'Sections', description: 'Name of the tabs of a game’s page' },
  platforms: { id: 'game.platforms', defaultMessage: 'Platforms', description: 'Name of the list of platforms' },
  rewards: { id: 'game.count.rewards', defaultMessage: 'Rewards', description: 'Under a count of rewards' },
  units: { id: 'game.count.units', defaultMessage: 'Units', description: 'Under a count of Units' },
  badges: { id: 'game.count.badges', defaultMessage: 'Badges', description: 'Under a count of badges' },
  notOwned: { id: 'game.notOwned', defaultMessage: 'Not in your games', description: 'Beside a game’s platforms' },
  comingSoon: { id: 'game.comingSoon', defaultMessage: 'Coming soon', description: 'Beside a game’s platforms' },
  activateWeekly: {
    id: 'game.activateWeekly',
    defaultMessage: 'Activate this week’s challenge',
    description: 'Main button of a game’s page',
  },
  activate: {
    id: 'game.activate',
    defaultMessage: 'Activate the next challenge',
    description: 'Main button of a game’s page, where no weekly challenge waits',
  },
  seeRewards: { id: 'game.seeRewards', defaultMessage: 'See the rewards', description: 'Link to a game’s rewards' },
  seeChallenges: {
    id: 'game.seeChallenges',
    defaultMessage: 'See the challenges',
    description: 'Link to a game’s challenges',
  },
  store: { id: 'game.store', defaultMessage: 'See it in the store', description: 'Link to the store' },
  site: { id: 'game.site', defaultMessage: 'Visit the game’s site', description: 'Link to the site of a game' },
  beta: { id: 'game.beta', defaultMessage: 'Join the beta', description: 'Link to the beta of a game' },
  support: { id: 'game.support', defaultMessage: 'Support', description: 'Link to help with a game' },
  yourGames: { id: 'game.yourGames', defaultMessage: 'Back to your games', description: 'Link to the player’s games' },
  next: { id: 'game.next', defaultMessage: 'Next for you', description: 'Heading over challenges' },
  nextNote: {
    id: 'game.next.note',
    defaultMessage: 'This week’s challenges first',
    description: 'Beside the heading of challenges',
  },
  allChallenges: { id: 'game.all.challenges', defaultMessage: 'All challenges', description: 'Link to a section' },
  allRewards: { id: 'game.all.rewards', defaultMessage: 'All rewards', description: 'Link to a section' },
  allStats: { id: 'game.all.stats', defaultMessage: 'All stats', description: 'Link to a section' },
  allBadges: { id: 'game.all.badges', defaultMessage: 'All badges', description: 'Link to a section' },
  allFriends: { id: 'game.all.friends', defaultMessage: 'All', description: 'Link to a section: all friends' },
  friendsPlaying: { id: 'game.friendsPlaying', defaultMessage: 'Friends playing', description: 'Heading' },
  playingNow: { id: 'game.playingNow', defaultMessage: 'Now', description: 'Beside a friend who plays right now' },
  inTheGame: { id: 'game.inTheGame', defaultMessage: 'In the game', description: 'Under a friend who plays right now' },
  ownsIt: {
    id: 'game.ownsIt',
    defaultMessage: 'Hasn’t played it yet',
    description: 'Under a friend who owns the game',
  },
  noFriends: {
    id: 'game.friends.empty.title',
    defaultMessage: 'No friends have it yet',
    description: 'Title where no friend owns the game',
  },
  noFriendsYet: {
    id: 'game.friends.empty',
    defaultMessage: 'You’d be the first of your friends to play it.',
    description: 'Where no friend owns the game',
  },
  friendsPage: { id: 'game.friends.page', defaultMessage: 'See your friends', description: 'Link to the friends page' },
  about: { id: 'game.about', defaultMessage: 'About the game', description: 'Heading over a description' },
  released: { id: 'game.released', defaultMessage: 'Released', description: 'Before the date of release' },
  releases: {
    id: 'game.releases',
    defaultMessage: 'Release date',
    description: 'Before a date of release still to come',
  },
  genre: { id: 'game.genre', defaultMessage: 'Genre', description: 'Before a game’s genre' },
  age: { id: 'game.age', defaultMessage: 'Age rating', description: 'Before a game’s age rating' },
  editShowcase: {
    id: 'game.badges.editShowcase',
    defaultMessage: 'Edit showcase',
    description: 'Link: opens the dialog in which the player chooses the badges that friends see',
  },
  inShowcase: {
    id: 'game.badges.inShowcase',
    defaultMessage: 'In your showcase',
    description: 'On a badge that friends see first',
  },
  badgeOwned: { id: 'game.badge.owned', defaultMessage: 'Earned', description: 'State of a badge' },
  badgeLocked: { id: 'game.badge.locked', defaultMessage: 'Not earned yet', description: 'State of a badge' },
  allBadgesOwned: {
    id: 'game.badges.all',
    defaultMessage: 'You’ve earned every badge.',
    description: 'Under the badges',
  },
  badgesErrorTitle: {
    id: 'game.badges.error.title',
    defaultMessage: 'We couldn’t load the badges',
    description: 'Title of a list that could not be loaded',
  },
  badgesError: {
    id: 'game.badges.error',
    defaultMessage: 'Badges you’ve earned are safe. Try again in a moment.',
    description: 'In a list that could not be loaded',
  },
  noBadges: { id: 'game.badges.empty.title', defaultMessage: 'No badges yet', description: 'Title of an empty list' },
  noBadgesYet: {
    id: 'game.badges.empty',
    defaultMessage: 'This game doesn’t have badges yet.',
    description: 'In an empty list of badges',
  },
  failedTitle: {
    id: 'game.failed.title',
    defaultMessage: 'We couldn’t load this game',
    description: 'Heading in the place of a game of the player',
  },
  failed: {
    id: 'game.failed.help',
    defaultMessage: 'Your progress is safe. Try again in a moment.',
    description: 'Under that heading; it: the game',
  },
  soonTitle: {
    id: 'game.soon.title',
    defaultMessage: 'Coming soon',
    description: 'Title in place of what opens when a game comes out',
  },
  soon: {
    id: 'game.soon',
    defaultMessage: 'Challenges, rewards and badges open with the game.',
    description: 'In place of what opens when a game comes out',
  },
  closedTitle: {
    id: 'game.closed.title',
    defaultMessage: 'No stats yet',
    description: 'Title in place of what only owners of a game have',
  },
  closed: {
    id: 'game.closed',
    defaultMessage: 'Play it once on any platform to see your stats here.',
    description: 'In place of the stats of a game that the player does not own',
  },
  activateFirst: {
    id: 'game.activateFirst',
    defaultMessage: 'You don’t need the game to activate these. Everything you play after that counts.',
    description: 'Over the challenges of a game that the player does not own yet',
  },
});

export const gameTemplates = defineMessages<{
  ownedSince: { date: string };
  of: { owned: number; available: number; i: MessageTag };
  ring: { owned: number; available: number };
  bank: { units: number };
  withinReach: { count: number };
  friendsOwn: { count: number };
  friendsPlay: { count: number };
  ownedOf: { owned: number; available: number };
  lastPlayed: { when: string };
  statsOn: { platform: string };
  videos: { count: number };
  nextBadge: { name: string };
  badgeProgress: { progress: number; target: number };
  gives: { units: number; xp: number };
  badgesOwned: { owned: number; available: number };
  earnedOn: { date: string };
  opensOn: { date: string };
}>({
  ownedSince: {
    id: 'game.ownedSince',
    defaultMessage: 'Owned since {date}',
    description: 'Beside a game’s platforms',
  },
  of: {
    id: 'game.of',
    defaultMessage: '{owned, number} <i>of {available, number}</i>',
    description: 'A large count with a small total: 7 of 47',
  },
  ring: {
    id: 'game.ring',
    defaultMessage: '{owned, number} of {available, number}',
    description: 'A count in words: 7 of 47',
  },
  bank: {
    id: 'game.bank',
    defaultMessage: 'Bank {units, number} Units',
    description: 'Main button of a game’s page: collects what a completed challenge gives',
  },
  withinReach: {
    id: 'game.withinReach',
    defaultMessage: 'See {count, plural, one {# reward} other {# rewards}} within reach',
    description: 'Link to a game’s rewards that the balance pays for',
  },
  friendsOwn: {
    id: 'game.friendsOwn',
    defaultMessage: '{count, plural, one {# friend owns it} other {# friends own it}}',
    description: 'Beside the pictures of friends',
  },
  friendsPlay: {
    id: 'game.friendsPlay',
    defaultMessage: '{count, plural, =0 {no one is playing now} one {# is playing now} other {# are playing now}}',
    description: 'Under how many friends own a game',
  },
  ownedOf: {
    id: 'game.ownedOf',
    defaultMessage: '{owned, number} of {available, number} owned',
    description: 'Beside the heading of rewards or badges',
  },
  lastPlayed: {
    id: 'game.lastPlayed',
    defaultMessage: 'Last played {when}',
    description: 'Under a friend; {when} is such as "yesterday" or "3 days ago"',
  },
  statsOn: {
    id: 'game.statsOn',
    defaultMessage: '{platform}, all time',
    description: 'Beside the heading of statistics; {platform} is a platform’s name',
  },
  videos: {
    id: 'game.videos',
    defaultMessage: '{count, plural, one {# video} other {# videos}}',
    description: 'Link to a game’s videos',
  },
  nextBadge: { id: 'game.nextBadge', defaultMessage: 'Next: {name}.', description: 'Before how to get the next badge' },
  badgeProgress: {
    id: 'game.badge.progress',
    defaultMessage: '{progress, number} of {target, number}',
    description: 'How far the player is with a badge',
  },
  gives: {
    id: 'game.badge.gives',
    defaultMessage: '{units, number} Units and {xp, number} XP',
    description: 'What comes with a badge',
  },
  badgesOwned: {
    id: 'game.badges.owned',
    defaultMessage: '{owned, number} of {available, plural, one {# badge} other {# badges}}',
    description: 'How many of a game’s badges the player has',
  },
  earnedOn: { id: 'game.badge.earned', defaultMessage: 'Earned on {date}', description: 'When a badge was earned' },
  opensOn: {
    id: 'game.opensOn',
    defaultMessage: 'Challenges, rewards and badges open with the game, on {date}.',
    description: 'In place of what opens when a game comes out',
  },
});
