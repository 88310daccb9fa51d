import { defineMessages } from 'react-intl';

export const playerMessages = defineMessages({
  toBank: {
    id: 'challenges.player.toBank',
    defaultMessage: 'Units to bank now',
    description: 'Under a count of Units',
  },
  toWin: { id: 'challenges.player.toWin', defaultMessage: 'Units left to earn', description: 'Under a count of Units' },
  weekEnds: {
    id: 'challenges.player.weekEnds',
    defaultMessage: 'until weekly challenges end',
    description: 'Under a countdown',
  },
  kinds: {
    id: 'challenges.player.kinds',
    defaultMessage: 'Kinds of challenges',
    description: 'Label of the tabs: weekly, special, community, classic, history',
  },
  history: { id: 'challenges.player.history', defaultMessage: 'History', description: 'Tab and heading' },
  weeklyNote: {
    id: 'challenges.player.weekly.note',
    defaultMessage: 'New every week. Activate one first: only play after that counts.',
    description: 'What weekly challenges are, beside the heading',
  },
  specialNote: {
    id: 'challenges.player.special.note',
    defaultMessage: 'For a few days only. No need to activate them.',
    description: 'What special challenges are, beside the heading',
  },
  communityNote: {
    id: 'challenges.player.community.note',
    defaultMessage: 'All players together. Everyone who contributes can bank.',
    description: 'What community challenges are, beside the heading',
  },
  classicNote: {
    id: 'challenges.player.classic.note',
    defaultMessage: 'At your own pace. No need to activate them.',
    description: 'What classic challenges are, beside the heading',
  },
  historyNote: {
    id: 'challenges.player.history.note',
    defaultMessage: 'Challenges you banked, and ones that ran out.',
    description: 'Beside the heading',
  },
  noneOfKind: {
    id: 'challenges.player.none',
    defaultMessage: 'No challenges of this kind are open in your games right now.',
    description: 'In place of an empty list of one kind of challenges',
  },
  older: { id: 'challenges.history.older', defaultMessage: 'Show older', description: 'Button' },
  historyLoading: {
    id: 'challenges.history.loading',
    defaultMessage: 'Loading your past challenges',
    description: 'Said while they load',
  },
  historyFailedTitle: {
    id: 'challenges.history.failed.title',
    defaultMessage: 'We couldn’t load your past challenges',
    description: 'Title of a list that could not be loaded',
  },
  historyFailed: {
    id: 'challenges.history.failed',
    defaultMessage: 'Units you banked are in your balance. Try again in a moment.',
    description: 'In a list that could not be loaded',
  },
  historyEmptyTitle: {
    id: 'challenges.history.empty.title',
    defaultMessage: 'No past challenges yet',
    description: 'Title of an empty list of past challenges',
  },
  historyEmpty: {
    id: 'challenges.history.empty',
    defaultMessage: 'Challenges you bank, and ones that run out, appear here.',
    description: 'In an empty list of past challenges',
  },
  what: { id: 'challenges.history.what', defaultMessage: 'Challenge', description: 'Head of a table’s column' },
  game: { id: 'challenges.history.game', defaultMessage: 'Game', description: 'Head of a table’s column' },
  reached: { id: 'challenges.history.reached', defaultMessage: 'Reached', description: 'Head of a table’s column' },
  date: { id: 'challenges.history.date', defaultMessage: 'When', description: 'Head of a table’s column' },
  units: { id: 'challenges.history.units', defaultMessage: 'Banked', description: 'Head of a table’s column' },
  ranOut: {
    id: 'challenges.history.ranOut',
    defaultMessage: 'Ran out',
    description: 'A past challenge that ended before its first step was reached',
  },
});

export const playerTemplates = defineMessages<{
  stars: { reached: number; all: number };
  lost: { units: number };
  bankedUnits: { units: number };
  count: { shown: number; total: number };
  bankedOn: { date: string };
  endedOn: { date: string };
  all: { count: number };
}>({
  stars: {
    id: 'challenges.history.stars',
    defaultMessage: '{reached, number} of {all, plural, one {# star} other {# stars}}',
    description: 'How many steps of a past challenge were reached',
  },
  lost: {
    id: 'challenges.history.lost',
    defaultMessage: '{units, plural, one {# Unit} other {# Units}} not banked in time',
    description: 'A past challenge whose Units were not collected before they were lost',
  },
  bankedUnits: {
    id: 'challenges.history.bankedUnits',
    defaultMessage: '{units, plural, one {# Unit} other {# Units}}',
    description: 'What a past challenge gave, for screen readers',
  },
  count: {
    id: 'challenges.history.count',
    defaultMessage: '{shown, number} of {total, number} past challenges',
    description: 'How much of the list is shown',
  },
  bankedOn: {
    id: 'challenges.history.bankedOn',
    defaultMessage: 'Banked {date}',
    description: 'When a past challenge was collected: a date',
  },
  endedOn: {
    id: 'challenges.history.endedOn',
    defaultMessage: 'Ended {date}',
    description: 'When a past challenge ended: a date',
  },
  all: {
    id: 'challenges.player.all',
    defaultMessage: 'Show all {count, number}',
    description: 'Button: shows the whole list',
  },
});
