import { defineMessages } from 'react-intl';

export const detailsMessages = defineMessages({
  requirements: {
    id: 'challenges.details.asked',
    defaultMessage: 'Goal',
    description: 'Heading over what a challenge asks for, each met or missing',
  },
  missing: {
    id: 'challenges.details.missing',
    defaultMessage: 'Missing:',
    description: 'For screen readers, in front of what a challenge asks for and does not have yet',
  },
  notActivated: {
    id: 'challenges.details.notActivated',
    defaultMessage: 'Activate it first: only play after that counts',
    description: 'What a challenge asks for',
  },
  activated: {
    id: 'challenges.details.activated',
    defaultMessage: 'Activated',
    description: 'A challenge was activated; it is not known when',
  },
  everyPlatform: {
    id: 'challenges.details.everyPlatform',
    defaultMessage: 'Counts on every platform of the game',
    description: 'Where a challenge counts play',
  },
  always: {
    id: 'challenges.details.always',
    defaultMessage: 'Counts at any time, with no end date',
    description: 'When a challenge counts play',
  },
  allStars: {
    id: 'challenges.details.allStars',
    defaultMessage: 'All stars earned',
    description: 'All steps of a challenge are reached',
  },
  bankAnyTime: {
    id: 'challenges.details.bankAnyTime',
    defaultMessage: 'Bank it whenever you like',
    description: 'A completed challenge has to be collected, without a time limit',
  },
  events: {
    id: 'challenges.details.seen',
    defaultMessage: 'Your activity',
    description: 'Heading over the events that the games sent for a challenge',
  },
  when: { id: 'challenges.details.when', defaultMessage: 'When', description: 'Head of a table’s column' },
  what: { id: 'challenges.details.what', defaultMessage: 'What', description: 'Head of a table’s column' },
  where: { id: 'challenges.details.where', defaultMessage: 'Where', description: 'Head of a table’s column' },
  counted: { id: 'challenges.details.counted', defaultMessage: 'Counted', description: 'Head of a table’s column' },
  notCounted: {
    id: 'challenges.details.notCounted',
    defaultMessage: 'Didn’t count',
    description: 'An event did not count, and why is not known',
  },
  mobile: { id: 'challenges.details.mobile', defaultMessage: 'Mobile', description: 'A platform: phones and tablets' },
  loading: {
    id: 'challenges.details.loading',
    defaultMessage: 'Loading your activity',
    description: 'Said while the events of a challenge load',
  },
  older: { id: 'challenges.details.older', defaultMessage: 'Older', description: 'Button: shows older events' },
  refresh: {
    id: 'challenges.details.again',
    defaultMessage: 'Check again',
    description: 'Button: fetches the events of a challenge once more',
  },
  failed: {
    id: 'challenges.details.failed',
    defaultMessage: 'We couldn’t load your activity. Your progress is safe.',
    description: 'The events of a challenge could not be fetched',
  },
});

/** Why an event did not count. */
export const reasonMessages = defineMessages({
  otherGame: {
    id: 'challenges.reason.otherGame',
    defaultMessage: 'Another game',
    description: 'Why an event did not count: it came from another game than the challenge’s',
  },
  wrongPlatform: {
    id: 'challenges.reason.wrongPlatform',
    defaultMessage: 'Doesn’t count on this platform',
    description: 'Why an event did not count',
  },
  beforeStart: {
    id: 'challenges.reason.beforeStart',
    defaultMessage: 'Before it began',
    description: 'Why an event did not count: the challenge was not open yet',
  },
  afterEnd: {
    id: 'challenges.reason.afterEnd',
    defaultMessage: 'After it ended',
    description: 'Why an event did not count: the challenge was over',
  },
  notActivated: {
    id: 'challenges.reason.notActivated',
    defaultMessage: 'Before you activated it',
    description: 'Why an event did not count: the challenge was not activated then',
  },
  completed: {
    id: 'challenges.reason.completed',
    defaultMessage: 'You’d already reached the goal',
    description: 'Why an event did not count: the challenge was completed then',
  },
  inReview: {
    id: 'challenges.reason.inReview',
    defaultMessage: 'We’re still checking this one',
    description: 'Why an event did not count yet: it is unusually much play, and the club checks it',
  },
  rejected: {
    id: 'challenges.reason.rejected',
    defaultMessage: 'Checked: it doesn’t count',
    description: 'Why an event did not count: the club checked it and rejected it',
  },
  tooLittle: {
    id: 'challenges.reason.tooLittle',
    defaultMessage: 'Less than one',
    description: 'Why an event did not count: only whole amounts do',
  },
});

export const detailsTemplates = defineMessages<{
  activatedAt: { date: string };
  onPlatforms: { platforms: string };
  until: { date: string };
  ended: { date: string };
  toNextStar: { missing: number; units: number };
  part: { contribution: number };
  bankBefore: { date: string };
  amount: { count: number; unitName: string };
  noEvents: { unitName: string };
}>({
  activatedAt: {
    id: 'challenges.details.activatedAt',
    defaultMessage: 'Activated {date}',
    description: 'When a challenge was activated: a date with its time',
  },
  onPlatforms: {
    id: 'challenges.details.onPlatforms',
    defaultMessage: 'Counts on {platforms} only',
    description: 'Where a challenge counts play: a list of platforms',
  },
  until: {
    id: 'challenges.details.until',
    defaultMessage: 'Counts until {date}',
    description: 'Until when a challenge counts play: a date with its time',
  },
  ended: {
    id: 'challenges.details.ended',
    defaultMessage: 'Ended {date}. Playing now doesn’t count.',
    description: 'Since when a challenge is over: a date with its time',
  },
  toNextStar: {
    id: 'challenges.details.toNextStar',
    defaultMessage: '{missing, number} more for the next {units, plural, one {# Unit} other {# Units}}',
    description: 'What is missing to the next step: how many of what is counted',
  },
  part: {
    id: 'challenges.details.part',
    defaultMessage: '{contribution, plural, =0 {Contribute to it: any amount counts} other {Your contribution: #}}',
    description: 'What a player did of what all players do together',
  },
  bankBefore: {
    id: 'challenges.details.bankBefore',
    defaultMessage: 'Bank it before {date}, or you’ll lose its Units',
    description: 'Until when a completed challenge has to be collected: a date with its time',
  },
  amount: {
    id: 'challenges.details.amount',
    defaultMessage: '{unitName}: {count, number}',
    description: 'What an event told: of what, in the plural, and how many',
  },
  noEvents: {
    id: 'challenges.details.nothingSeen',
    defaultMessage:
      'No {unitName} seen yet. Games report within minutes of your play. Make sure the game is signed in to this account.',
    description: 'In place of the events of a challenge where there are none; {unitName} is what is counted',
  },
});
