import { defineMessages, type MessageTag } from 'react-intl';

export const dashboardMessages = defineMessages({
  loading: { id: 'dashboard.loading', defaultMessage: 'Loading your dashboard', description: 'Said while it loads' },
  badgeSlot: {
    id: 'dashboard.level.badgeSlot',
    defaultMessage: 'a new badge slot',
    description: 'What the next level gives',
  },
  challenges: { id: 'dashboard.count.challenges', defaultMessage: 'Challenges', description: 'Under a count' },
  rewards: { id: 'dashboard.count.rewards', defaultMessage: 'Rewards', description: 'Under a count' },
  badges: { id: 'dashboard.count.badges', defaultMessage: 'Badges', description: 'Under a count' },
  openGame: {
    id: 'dashboard.openGame',
    defaultMessage: 'Open game',
    description: 'Link to the page of the last played game',
  },
  playedBefore: {
    id: 'dashboard.playedBefore',
    defaultMessage: 'Played before',
    description: 'Heading over the games that were played before the last one',
  },
  allGames: { id: 'dashboard.playedBefore.all', defaultMessage: 'All games', description: 'Link' },
  week: { id: 'dashboard.week', defaultMessage: 'This week', description: 'Heading over the challenges' },
  allChallenges: { id: 'dashboard.week.all', defaultMessage: 'All challenges', description: 'Link' },
  useSoon: {
    id: 'dashboard.useSoon',
    defaultMessage: 'Expiring soon',
    description: 'Heading over the Units that expire next',
  },
  units: { id: 'dashboard.useSoon.all', defaultMessage: 'Units', description: 'Link to the Units page' },
  nothingExpires: {
    id: 'dashboard.useSoon.nothing',
    defaultMessage: 'No Units expire in the next six months.',
    description: 'In place of the Units that expire next',
  },
  balanceFailed: {
    id: 'dashboard.useSoon.failed',
    defaultMessage: 'Sorry, your balance is not available at the moment. Please retry later.',
    description: 'The balance could not be fetched; beside a button to retry',
  },
  month: { id: 'dashboard.useSoon.month', defaultMessage: 'Month', description: 'Head of a table’s column' },
  expiring: {
    id: 'dashboard.useSoon.caption',
    defaultMessage: 'Units that expire in the next six months',
    description: 'Name of a chart',
  },
  playing: { id: 'dashboard.playing', defaultMessage: 'Playing now', description: 'Heading over friends who play' },
  friends: { id: 'dashboard.playing.all', defaultMessage: 'Friends', description: 'Link to the friends page' },
  noneOnline: {
    id: 'dashboard.playing.nobody',
    defaultMessage: 'No friends are playing right now.',
    description: 'In an empty list',
  },
  noFriends: {
    id: 'dashboard.playing.noFriends',
    defaultMessage: 'Friends you add in any of our games appear here.',
    description: 'In the list of friends who play, for a player without friends',
  },
  nearest: {
    id: 'dashboard.nearest',
    defaultMessage: 'Almost yours',
    description: 'Heading over rewards that the balance does not pay for yet',
  },
  reach: {
    id: 'dashboard.reach',
    defaultMessage: 'Within reach',
    description: 'Heading over rewards the balance pays for',
  },
  allRewards: {
    id: 'dashboard.reach.all',
    defaultMessage: 'All rewards',
    description: 'Link to the rewards of all games of the player',
  },
  badgeShowcase: {
    id: 'dashboard.showcase',
    defaultMessage: 'Badge showcase',
    description: 'Heading over the badges a player shows',
  },
  badgeShowcaseLine: {
    id: 'dashboard.showcase.line',
    defaultMessage: 'The badges friends see first',
    description: 'Beside the heading',
  },
  editBadgeShowcase: {
    id: 'dashboard.showcase.edit',
    defaultMessage: 'Edit',
    description: 'Link beside the heading: opens the dialog in which the badges are chosen',
  },
  emptySlotLine: {
    id: 'dashboard.showcase.emptyLine',
    defaultMessage: 'Free badge slot',
    description: 'Under a slot without a badge',
  },
  news: { id: 'dashboard.news', defaultMessage: 'News', description: 'Heading' },
  allNews: { id: 'dashboard.news.all', defaultMessage: 'All news', description: 'Link' },
  newsFailed: {
    id: 'dashboard.news.failed',
    defaultMessage: 'We couldn’t load the news.',
    description: 'In place of the news that could not be loaded',
  },
  firstGameTitle: {
    id: 'dashboard.first.title',
    defaultMessage: 'Your sky is still empty',
    description: 'For a player who has not played yet',
  },
  firstGame: {
    id: 'dashboard.first',
    defaultMessage: 'Play any of our games with this account, and it appears here with its challenges and rewards.',
    description: 'For a player who has not played yet: what to do',
  },
  seeGames: { id: 'dashboard.first.games', defaultMessage: 'See the games', description: 'Link to the games page' },
  failedTitle: {
    id: 'dashboard.failed.title',
    defaultMessage: 'We couldn’t load this part',
    description: 'Title over what could not be loaded',
  },
  failed: {
    id: 'dashboard.failed',
    defaultMessage: 'Your Units and rewards are safe. Try again.',
    description: 'What could not be loaded',
  },
});

export const dashboardTemplates = defineMessages<{
  level: { level: number; b: MessageTag };
  levelInWords: { level: number; xp: number; high: number };
  xpOf: { xp: number; high: number; soft: MessageTag };
  toNext: { xp: number; level: number; b: MessageTag };
  lastPlayed: { when: string; duration: string; platform: string };
  lastPlayedShort: { when: string; platform: string };
  gameCounts: {
    rewardsOwned: number;
    rewardsAvailable: number;
    unitsOwned: number;
    unitsAvailable: number;
    badgesOwned: number;
    badgesAvailable: number;
  };
  weekUnits: { units: number };
  weekEnds: { duration: string };
  weekAndSpecials: { weekly: number; special: number };
  expire: { date: string };
  expireSoon: { date: string; days: number };
  playingOf: { playing: number; friends: number };
  playingFor: { game: string; duration: string };
  unitsInWords: { units: number };
  nearestLine: { missing: number };
  reachLine: { count: number; units: number };
  slot: { slot: number };
  slotOpens: { level: number };
}>({
  level: { id: 'dashboard.level', defaultMessage: 'Level <b>{level, number}</b>', description: 'Under the avatar' },
  levelInWords: {
    id: 'dashboard.level.words',
    defaultMessage: 'Level {level, number}: {xp, number} of {high, number} XP',
    description: 'The level’s arc in words',
  },
  xpOf: {
    id: 'dashboard.level.xp',
    defaultMessage: '{xp, number} <soft>/ {high, number} XP</soft>',
    description: 'Experience in this level',
  },
  toNext: {
    id: 'dashboard.level.next',
    defaultMessage: '<b>{xp, number} XP</b> to level {level, number}',
    description: 'What is missing for the next level',
  },
  lastPlayed: {
    id: 'dashboard.lastPlayed',
    defaultMessage: 'Last played {when}, {duration} on {platform}',
    description: '{when} is "yesterday" or so, {duration} "2 h 10 min"',
  },
  lastPlayedShort: {
    id: 'dashboard.lastPlayedShort',
    defaultMessage: 'Last played {when} on {platform}',
    description: '{when} is "yesterday" or so',
  },
  gameCounts: {
    id: 'dashboard.gameCounts',
    defaultMessage:
      '{rewardsOwned, number} of {rewardsAvailable, number} rewards, {unitsOwned, number} of {unitsAvailable, number} Units, {badgesOwned, number} of {badgesAvailable, number} badges',
    description: 'What a player has in a game',
  },
  weekEnds: {
    id: 'dashboard.week.ends',
    defaultMessage: 'Weekly challenges: {duration} left',
    description: 'Under the challenges of the week: how long they still run, such as 2 days 3 hr',
  },
  weekUnits: {
    id: 'dashboard.week.units',
    defaultMessage: '{units, plural, one {# Unit} other {# Units}} to earn.',
    description: 'What the challenges of the week still give, beside the heading over them',
  },
  weekAndSpecials: {
    id: 'dashboard.week.unitsAndSpecials',
    defaultMessage:
      '{weekly, plural, one {# Unit} other {# Units}} left to earn this week, {special, number} more in specials.',
    description: 'What the challenges of the week still give, beside the heading over them',
  },
  expire: {
    id: 'dashboard.useSoon.expire',
    defaultMessage: 'expire on {date}',
    description: 'After a figure of Units; {date} is a day and month',
  },
  expireSoon: {
    id: 'dashboard.useSoon.expireSoon',
    defaultMessage: 'expire on {date}, {days, plural, =0 {today} one {in # day} other {in # days}}',
    description: 'After a figure of Units; {date} is a day and month',
  },
  playingOf: {
    id: 'dashboard.playing.of',
    defaultMessage: '{playing, number} of {friends, number}',
    description: 'How many friends play',
  },
  playingFor: {
    id: 'dashboard.playing.for',
    defaultMessage: '{game}, {duration}',
    description: 'What a friend plays, and for how long',
  },
  unitsInWords: {
    id: 'dashboard.units',
    defaultMessage: '{units, plural, one {# Unit} other {# Units}}',
    description: 'A figure beside a coin, in words',
  },
  nearestLine: {
    id: 'dashboard.nearest.inAll',
    defaultMessage: '{missing, plural, one {# Unit} other {# Units}} to the nearest reward',
    description: 'Beside the heading over rewards that the balance does not pay for yet',
  },
  reachLine: {
    id: 'dashboard.reach.inAll',
    defaultMessage:
      '{count, plural, one {# reward} other {# rewards}} you can claim with {units, plural, one {# Unit} other {# Units}}',
    description: 'Beside the heading over rewards of all games of the player',
  },
  slot: {
    id: 'dashboard.showcase.slot',
    defaultMessage: 'Slot {slot, number}',
    description: 'A place for a badge that holds none',
  },
  slotOpens: {
    id: 'dashboard.showcase.opens',
    defaultMessage: 'Opens at level {level, number}',
    description: 'Under a locked badge slot',
  },
});
