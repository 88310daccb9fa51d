import { defineMessages } from 'react-intl';

export const challengeMessages = defineMessages({
  weekly: { id: 'challenges.type.weekly', defaultMessage: 'Weekly', description: 'Kind of challenge' },
  special: { id: 'challenges.type.special', defaultMessage: 'Special', description: 'Kind of challenge' },
  classic: { id: 'challenges.type.classic', defaultMessage: 'Classic', description: 'Kind of challenge' },
  community: { id: 'challenges.type.community', defaultMessage: 'Community', description: 'Kind of challenge' },
  activate: { id: 'challenges.activate', defaultMessage: 'Activate', description: 'Button: from now on, play counts' },
  activating: { id: 'challenges.activating', defaultMessage: 'Activating', description: 'The button while it works' },
  banking: { id: 'challenges.banking', defaultMessage: 'Banking', description: 'The button while Units are collected' },
  banked: {
    id: 'challenges.banked',
    defaultMessage: 'Banked',
    description: 'State of a challenge whose Units were collected',
  },
  over: { id: 'challenges.over', defaultMessage: 'Over', description: 'State of a challenge that ended uncollected' },
  noLimit: { id: 'challenges.noLimit', defaultMessage: 'No time limit', description: 'Under a classic challenge' },
  failed: {
    id: 'challenges.failed',
    defaultMessage: 'That did not go through. Nothing is lost; try again in a moment.',
    description: 'Under a challenge that could not be activated or banked',
  },
  failedExpired: {
    id: 'challenges.failed.expired',
    defaultMessage: 'This challenge has ended.',
    description: 'Under a challenge that could not be activated or banked because it is over',
  },
  activatedNote: {
    id: 'challenges.activated.note',
    defaultMessage: 'What you play from now on counts.',
    description: 'In the message when challenges were activated',
  },
  yourPartMissing: {
    id: 'challenges.community.noPart',
    defaultMessage: 'Your part is missing',
    description: 'State of a challenge of all players that this one has done nothing for',
  },
  emptyTitle: {
    id: 'challenges.empty.title',
    defaultMessage: 'No challenges right now',
    description: 'Title of an empty list',
  },
  empty: {
    id: 'challenges.empty',
    defaultMessage: 'New weekly challenges open on Monday in every game you own.',
    description: 'In an empty list of challenges',
  },
  errorTitle: {
    id: 'challenges.error.title',
    defaultMessage: 'Your challenges',
    description: 'Title of a list that could not be loaded',
  },
  error: {
    id: 'challenges.error',
    defaultMessage: 'They cannot be shown at the moment. Your progress is safe.',
    description: 'In a list that could not be loaded',
  },
  retry: { id: 'challenges.retry', defaultMessage: 'Retry', description: 'Button' },
});

export const challengeTemplates = defineMessages<{
  bank: { units: number };
  bankBy: { date: string };
  progress: { progress: number; target: number };
  daysLeft: { days: number; hours: number };
  description: { game: string; description: string };
  line: { progress: number; target: number; units: number };
  threshold: { count: number; units: number; isReached: string };
  bankedUnits: { units: number };
  activateAll: { count: number };
  activated: { count: number; name: string };
  yourPart: { count: number };
  balance: { balance: number };
}>({
  bank: {
    id: 'challenges.bank',
    defaultMessage: 'Bank {units, number} Units',
    description: 'Button: collects what a completed challenge gives',
  },
  bankBy: {
    id: 'challenges.bankBy',
    defaultMessage: 'Done, bank by {date}',
    description: 'Under the button; {date} is a day and a month',
  },
  progress: {
    id: 'challenges.progress',
    defaultMessage: '{progress, number} of {target, number}',
    description: 'How far a challenge is',
  },
  daysLeft: {
    id: 'challenges.daysLeft',
    defaultMessage: '{days, plural, =0 {} other {# d }}{hours, number} h left',
    description: 'How long a challenge runs, short: days and hours',
  },
  description: {
    id: 'challenges.description',
    defaultMessage: '{game}. {description}',
    description: 'Under the name of a challenge: its game or kind, and what to do',
  },
  line: {
    id: 'challenges.line',
    defaultMessage: '{progress, number} of {target, number} done, {units, number} Units in all',
    description: 'A challenge’s line of stars in words',
  },
  threshold: {
    id: 'challenges.threshold',
    defaultMessage: 'At {count, number}: {units, number} Units{isReached, select, true {, reached} other {}}',
    description: 'One star of a challenge in words',
  },
  activateAll: {
    id: 'challenges.activateAll',
    defaultMessage: 'Activate all {count, number}',
    description: 'Button: from now on, play counts for all challenges that wait',
  },
  activated: {
    id: 'challenges.activated',
    defaultMessage: '{count, plural, one {{name} is active} other {# challenges are active}}',
    description: 'Title of the message when challenges were activated',
  },
  yourPart: {
    id: 'challenges.community.part',
    defaultMessage: 'Your part: {count, number}',
    description: 'What a player did of what all players do together',
  },
  bankedUnits: {
    id: 'challenges.bankedUnits',
    defaultMessage: '{units, plural, one {# Unit} other {# Units}} banked',
    description: 'Title of the message when Units were collected',
  },
  balance: {
    id: 'challenges.balance',
    defaultMessage: 'Your balance is {balance, number} Units.',
    description: 'In the message when Units were collected',
  },
});
