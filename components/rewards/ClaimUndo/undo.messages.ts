import { defineMessages } from 'react-intl';

export const undoMessages = defineMessages({
  undo: {
    id: 'rewards.undo.action',
    defaultMessage: 'Undo claim',
    description: 'Button: takes a claim back and returns its Units; also the name of the dialog',
  },
  keep: { id: 'rewards.undo.keep', defaultMessage: 'Keep reward', description: 'Button: leaves the claim as it is' },
  working: { id: 'rewards.undo.working', defaultMessage: 'Undoing', description: 'The button while it is sent' },
  code: {
    id: 'rewards.undo.code',
    defaultMessage: 'Your code stops working.',
    description: 'Before a claim is undone: the code that proves it becomes invalid',
  },
  delivered: {
    id: 'rewards.undo.delivered',
    defaultMessage: 'The game has already delivered this reward, so you can’t undo the claim.',
    description: 'A claim could not be undone',
  },
  over: {
    id: 'rewards.undo.over',
    defaultMessage: 'You can undo a claim for 24 hours. That time is over.',
    description: 'A claim could not be undone',
  },
  refunded: {
    id: 'rewards.undo.refunded',
    defaultMessage: 'You already have the Units of this claim back.',
    description: 'A claim could not be undone, because its Units were returned before',
  },
  needed: {
    id: 'rewards.undo.needed',
    defaultMessage: 'This claim unlocked another reward you own. Undo that claim first.',
    description: 'A claim could not be undone',
  },
  failed: {
    id: 'rewards.undo.failed',
    defaultMessage: 'We couldn’t undo the claim. Try again in a moment.',
    description: 'A claim could not be undone for a passing reason, or its response was lost; another attempt is safe',
  },
});

export const undoTemplates = defineMessages<{
  until: { time: string };
  question: { units: number; name: string };
  renewed: { units: number };
  gone: { units: number };
  done: { units: number };
  renewedUntil: { date: string };
}>({
  until: {
    id: 'rewards.undo.until',
    defaultMessage: 'You can undo this claim until {time}.',
    description: 'Beside the button; {time} is a day and a time of day',
  },
  question: {
    id: 'rewards.undo.question',
    defaultMessage: 'Undo your claim of {name} and get {units, plural, one {# Unit} other {# Units}} back?',
    description: 'Heading of the dialog; {name} is a reward',
  },
  renewed: {
    id: 'rewards.undo.renewed',
    defaultMessage:
      '{units, plural, one {# Unit has expired since your claim and comes back for 30 days.} other {# Units have expired since your claim and come back for 30 days.}}',
    description: 'Before a claim is undone: some of its Units would have expired by now',
  },
  gone: {
    id: 'rewards.undo.gone',
    defaultMessage:
      '{units, plural, one {# Unit has already had extra time and won’t come back.} other {# Units have already had extra time and won’t come back.}}',
    description: 'Before a claim is undone: some of its Units had expired before, and came back for a while then',
  },
  done: {
    id: 'rewards.undo.done',
    defaultMessage: '{units, plural, one {# Unit is back} other {# Units are back}}',
    description: 'Heading after a claim was undone',
  },
  renewedUntil: {
    id: 'rewards.undo.renewedUntil',
    defaultMessage: 'The Units that had expired are good until {date}.',
    description: 'After a claim was undone: those Units are valid until that day',
  },
});
