import { defineMessages } from 'react-intl';

export const safetyMessages = defineMessages({
  open: {
    id: 'safety.open',
    defaultMessage: 'Block or report',
    description: 'Button: opens the dialog in which a player is blocked or reported',
  },
  report: { id: 'safety.report', defaultMessage: 'Report', description: 'Heading over the form that reports a player' },
  reason: { id: 'safety.reason', defaultMessage: 'Reason', description: 'Label of a choice: why a player is reported' },
  note: {
    id: 'safety.note',
    defaultMessage: 'What happened? (optional)',
    description: 'Label of a text field in a report about a player',
  },
  send: { id: 'safety.send', defaultMessage: 'Send report', description: 'Button' },
  sent: {
    id: 'safety.sent',
    defaultMessage: 'Thanks for your report. Our team will look into it.',
    description: 'After a player was reported',
  },
  sendFailed: {
    id: 'safety.sendFailed',
    defaultMessage: 'We couldn’t send your report. Try again.',
    description: 'Reporting a player failed',
  },
  later: {
    id: 'safety.later',
    defaultMessage: 'You’ve sent a lot of reports today. Try again tomorrow.',
    description: 'Reporting a player was rejected',
  },
  list: { id: 'safety.list', defaultMessage: 'Blocked players', description: 'Heading over a list' },
  listFailed: {
    id: 'safety.listFailed',
    defaultMessage: 'We couldn’t load the players you’ve blocked.',
    description: 'In the place of the list of blocked players',
  },
  unblock: { id: 'safety.unblock', defaultMessage: 'Unblock', description: 'Button at a blocked player' },
});

export const reasonMessages = defineMessages({
  name: {
    id: 'safety.reason.name',
    defaultMessage: 'Offensive name',
    description: 'Why a player is reported',
  },
  harassment: {
    id: 'safety.reason.harassment',
    defaultMessage: 'Harassment or hate',
    description: 'Why a player is reported',
  },
  cheating: { id: 'safety.reason.cheating', defaultMessage: 'Cheating', description: 'Why a player is reported' },
  spam: { id: 'safety.reason.spam', defaultMessage: 'Spam or scams', description: 'Why a player is reported' },
  other: { id: 'safety.reason.other', defaultMessage: 'Something else', description: 'Why a player is reported' },
});

export const safetyTemplates = defineMessages<
  Record<'openOf' | 'block' | 'blockLine' | 'blocked' | 'blockFailed' | 'unblockOf' | 'unblockFailed', { name: string }>
>({
  openOf: {
    id: 'safety.openOf',
    defaultMessage: 'Block or report {name}',
    description: 'Title of the dialog, and label of the button that opens it',
  },
  block: { id: 'safety.block', defaultMessage: 'Block {name}', description: 'Button; {name} is a player' },
  blockLine: {
    id: 'safety.blockLine',
    defaultMessage:
      '{name} can’t send you friend requests, compare or see when you’re online. If you’re friends, that ends. We don’t notify {name}.',
    description: 'Over the button that blocks a player',
  },
  blocked: { id: 'safety.blocked', defaultMessage: '{name} is blocked.', description: 'After a player was blocked' },
  blockFailed: {
    id: 'safety.blockFailed',
    defaultMessage: 'We couldn’t block {name}. Try again.',
    description: 'Blocking a player failed',
  },
  unblockOf: { id: 'safety.unblockOf', defaultMessage: 'Unblock {name}', description: 'Label of a button' },
  unblockFailed: {
    id: 'safety.unblockFailed',
    defaultMessage: 'We couldn’t unblock {name}. Try again.',
    description: 'Unblocking a player failed',
  },
});
