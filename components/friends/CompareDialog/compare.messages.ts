import { defineMessages, type MessageTag } from 'react-intl';

export const compareMessages = defineMessages({
  close: { id: 'compare.close', defaultMessage: 'Close', description: 'Button of the dialog' },
  you: { id: 'compare.you', defaultMessage: 'You', description: 'Over the player’s own side' },
  xp: { id: 'compare.xp', defaultMessage: 'XP', description: 'What is compared' },
  badges: { id: 'compare.badges', defaultMessage: 'Badges', description: 'What is compared' },
  challenges: { id: 'compare.challenges', defaultMessage: 'Challenges completed', description: 'What is compared' },
  rewards: { id: 'compare.rewards', defaultMessage: 'Rewards claimed', description: 'What is compared' },
  years: { id: 'compare.years', defaultMessage: 'Years in the club', description: 'What is compared' },
  figures: {
    id: 'compare.figures',
    defaultMessage: 'Side by side',
    description: 'Heading over figures of two players',
  },
  shown: { id: 'compare.shown', defaultMessage: 'Badges on show', description: 'Heading over two rows of badges' },
  noBadges: {
    id: 'compare.noBadges',
    defaultMessage: 'No badges on show',
    description: 'In the place of a player’s badges',
  },
  games: { id: 'compare.games', defaultMessage: 'Games in common', description: 'Heading over games and hours played' },
  noGames: {
    id: 'compare.noGames',
    defaultMessage: 'You haven’t played any of the same games yet.',
    description: 'In the place of games in common',
  },
  loading: { id: 'compare.loading', defaultMessage: 'Loading the comparison', description: 'For screen readers' },
  errorTitle: {
    id: 'compare.errorTitle',
    defaultMessage: 'We couldn’t load the comparison',
    description: 'Heading in its place',
  },
  error: {
    id: 'compare.error',
    defaultMessage: 'Try again in a moment.',
    description: 'In the place of the comparison',
  },
  strangerTitle: {
    id: 'compare.strangerTitle',
    defaultMessage: 'No comparison available',
    description: 'Heading: the address names somebody who is no friend',
  },
  stranger: {
    id: 'compare.stranger',
    defaultMessage: 'You can only compare yourself with friends.',
    description: 'The address names somebody who is no friend',
  },
  remove: { id: 'compare.remove', defaultMessage: 'Remove friend', description: 'Button' },
  sure: {
    id: 'compare.sure',
    defaultMessage: 'You’ll be removed from each other’s friends.',
    description: 'Question before a friend is removed',
  },
  reallyRemove: { id: 'compare.reallyRemove', defaultMessage: 'Remove', description: 'Button: removes a friend' },
  keep: { id: 'compare.keep', defaultMessage: 'Keep', description: 'Button: does not remove a friend' },
  weekHead: { id: 'compare.weekHead', defaultMessage: 'Week', description: 'Head of a table’s column' },
  weeks: { id: 'compare.weeks', defaultMessage: 'XP by week', description: 'Heading over a drawing of eight weeks' },
});

export const compareTemplates = defineMessages<{
  title: { name: string };
  level: { level: number; b: MessageTag };
  levelLabel: { name: string; level: number; xp: number; high: number };
  weekOf: { date: string };
}>({
  title: { id: 'compare.title', defaultMessage: 'You and {name}', description: 'Title of the dialog' },
  level: {
    id: 'compare.level',
    defaultMessage: 'Level <b>{level, number}</b>',
    description: 'Under a player’s picture',
  },
  levelLabel: {
    id: 'compare.levelInWords',
    defaultMessage: '{name}: level {level, number}, {xp, number} of {high, number} XP',
    description: 'For screen readers: how far a player is in their level',
  },
  weekOf: {
    id: 'compare.weekOf',
    defaultMessage: 'From {date}',
    description: 'A week, by the date of its Monday',
  },
});
