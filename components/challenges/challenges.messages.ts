import { defineMessages } from 'react-intl';

/** The challenges of a kind; many languages have a plural here. */
export const challengeTypesMessages = defineMessages({
  weekly: {
    id: 'challenges.types.weekly',
    defaultMessage: 'Weekly',
    description: 'Tab and heading: weekly challenges',
  },
  special: {
    id: 'challenges.types.special',
    defaultMessage: 'Special',
    description: 'Tab and heading: special challenges',
  },
  classic: {
    id: 'challenges.types.classic',
    defaultMessage: 'Classic',
    description: 'Tab and heading: classic challenges',
  },
  community: {
    id: 'challenges.types.community',
    defaultMessage: 'Community',
    description: 'Tab and heading: community challenges',
  },
});

export const challengeMessages = defineMessages({
  weekly: { id: 'challenges.type.weekly', defaultMessage: 'Weekly', description: 'Kind of a challenge' },
  special: { id: 'challenges.type.special', defaultMessage: 'Special', description: 'Kind of a challenge' },
  classic: { id: 'challenges.type.classic', defaultMessage: 'Classic', description: 'Kind of a challenge' },
  community: { id: 'challenges.type.community', defaultMessage: 'Community', description: 'Kind of a challenge' },
  activate: { id: 'challenges.activate', defaultMessage: 'Activate', description: 'Button: from now on, play counts' },
  activating: { id: 'challenges.activating', defaultMessage: 'Activating', description: 'The button while it works' },
  banking: { id: 'challenges.banking', defaultMessage: 'Banking', description: 'The button while Units are collected' },
  banked: {
    id: 'challenges.banked',
    defaultMessage: 'Banked',
    description: 'State of a challenge whose Units were collected',
  },
  over: { id: 'challenges.over', defaultMessage: 'Ended', description: 'State of a challenge that ended uncollected' },
  noLimit: { id: 'challenges.noLimit', defaultMessage: 'No time limit', description: 'Under a classic challenge' },
  failed: {
    id: 'challenges.failed',
    defaultMessage: 'Something went wrong. You haven’t lost anything. Try again in a moment.',
    description: 'Under a challenge that could not be activated or banked',
  },
  failedBanked: {
    id: 'challenges.failed.banked',
    defaultMessage: 'You’ve already banked it. The Units are in your balance.',
    description: 'Under a challenge that could not be banked because it was banked before, for example in another tab',
  },
  failedIncomplete: {
    id: 'challenges.failed.incomplete',
    defaultMessage: 'This challenge isn’t complete yet.',
    description: 'Under a challenge that could not be banked because it is not completed',
  },
  nothingToBank: {
    id: 'challenges.bankedAlready',
    defaultMessage: 'Everything’s already banked',
    description:
      'Title of the message when all completed challenges had been banked before, for example in another tab',
  },
  toBankMark: {
    id: 'challenges.toBank.mark',
    defaultMessage: 'Units to bank',
    description: 'For screen readers: a tab that holds something to bank; follows the name of the tab',
  },
  weekDoneTitle: {
    id: 'challenges.weekDone.title',
    defaultMessage: 'All done this week',
    description: 'Title where a player has banked every challenge of the week',
  },
  failedExpired: {
    id: 'challenges.failed.expired',
    defaultMessage: 'This challenge has ended.',
    description: 'Under a challenge that could not be activated or banked because it is over',
  },
  activatedNote: {
    id: 'challenges.activated.note',
    defaultMessage: 'Everything you play from now on counts.',
    description: 'In the message when challenges were activated',
  },
  yourPartMissing: {
    id: 'challenges.community.noPart',
    defaultMessage: 'You haven’t contributed yet',
    description: 'State of a challenge of all players that this one has done nothing for',
  },
  emptyTitle: {
    id: 'challenges.empty.title',
    defaultMessage: 'No challenges right now',
    description: 'Title of an empty list',
  },
  empty: {
    id: 'challenges.empty',
    defaultMessage: 'New challenges open every week in every game you own.',
    description: 'In an empty list of challenges',
  },
  errorTitle: {
    id: 'challenges.error.title',
    defaultMessage: 'We couldn’t load your challenges',
    description: 'Title of a list that could not be loaded',
  },
  error: {
    id: 'challenges.error',
    defaultMessage: 'Your progress is safe. Try again in a moment.',
    description: 'In a list that could not be loaded',
  },
  retry: { id: 'challenges.retry', defaultMessage: 'Retry', description: 'Button' },
});

export const challengeTemplates = defineMessages<{
  bank: { units: number };
  bankAll: { units: number };
  bankBy: { date: string };
  progress: { progress: number; target: number };
  description: { game: string; description: string };
  line: { progress: number; target: number; units: number };
  threshold: { count: number; units: number; isReached: string };
  bankedUnits: { units: number };
  activateAll: { count: number };
  activated: { count: number; name: string };
  yourPart: { count: number };
  balance: { balance: number };
  challengeCount: { count: number };
  weekDone: { date: string };
}>({
  bankAll: {
    id: 'challenges.bankAll',
    defaultMessage: 'Bank all {units, number} Units',
    description: 'Button: collects what all completed challenges give; {units} is the sum',
  },
  challengeCount: {
    id: 'challenges.count',
    defaultMessage: '{count, plural, one {# challenge} other {# challenges}}',
    description: 'In the message when Units were collected: of how many challenges',
  },
  weekDone: {
    id: 'challenges.weekDone',
    defaultMessage: 'Well played! Next weekly challenges: {date}.',
    description: 'Where a player has banked every challenge of the week; {date} is a weekday with day and month',
  },
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
    defaultMessage: 'Your contribution: {count, number}',
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
