import { defineMessages } from 'react-intl';

export const linkedTexts = defineMessages({
  title: { id: 'profile.linked.title', defaultMessage: 'Linked accounts', description: 'Heading' },
  lead: {
    id: 'profile.linked.lead',
    defaultMessage: 'Your play there counts here, and friends can find you by either name.',
    description: 'Under the heading over the accounts on other platforms',
  },
  none: {
    id: 'profile.linked.none',
    defaultMessage: 'No linked accounts yet',
    description: 'In the place of the linked accounts',
  },
  loading: {
    id: 'profile.linked.loading',
    defaultMessage: 'Loading your linked accounts',
    description: 'For screen readers',
  },
  failed: {
    id: 'profile.linked.failed',
    defaultMessage: 'We couldn’t load your linked accounts. Nothing has changed. Try again.',
    description: 'In the place of the linked accounts',
  },
  unlink: { id: 'profile.linked.unlink', defaultMessage: 'Unlink', description: 'Button: ends the link to an account' },
  unlinking: {
    id: 'profile.linked.unlinking',
    defaultMessage: 'Unlinking',
    description: 'On that button while it works',
  },
  keep: { id: 'profile.linked.keep', defaultMessage: 'Keep', description: 'Button: the account stays linked' },
  ask: {
    id: 'profile.linked.ask',
    defaultMessage: 'Unlink this account? You keep everything you’ve earned.',
    description: 'Before an account is unlinked',
  },
  waiting: {
    id: 'profile.linked.waiting',
    defaultMessage: 'Since your password reset, this account can’t sign you in until you confirm it.',
    description: 'Under the name of an account on another platform',
  },
  confirm: {
    id: 'profile.linked.confirm',
    defaultMessage: 'Confirm',
    description: 'Button: the account may sign the player in again',
  },
  confirming: {
    id: 'profile.linked.confirming',
    defaultMessage: 'Confirming',
    description: 'On that button while it works',
  },
  notConfirmed: {
    id: 'profile.linked.notConfirmed',
    defaultMessage: 'We couldn’t confirm the account. Try again.',
    description: 'Confirming an account on another platform failed',
  },
  notUnlinked: {
    id: 'profile.linked.notUnlinked',
    defaultMessage: 'We couldn’t unlink the account. Nothing has changed. Try again.',
    description: 'Unlinking failed',
  },
  code: { id: 'profile.linked.code', defaultMessage: 'Link code', description: 'Label of a field' },
  codeHint: {
    id: 'profile.linked.codeHint',
    defaultMessage: 'From the other platform: PlayStation Network, Xbox, Steam or Nintendo. One account of each.',
    description: 'Under the field for the link code',
  },
  link: { id: 'profile.linked.link', defaultMessage: 'Link', description: 'Button: links an account' },
  linking: { id: 'profile.linked.linking', defaultMessage: 'Linking', description: 'On that button while it works' },
  unknown: {
    id: 'profile.linked.unknown',
    defaultMessage: 'This code isn’t valid. Check it, or get a new one from the other platform.',
    description: 'The link code was refused',
  },
  elsewhere: {
    id: 'profile.linked.elsewhere',
    defaultMessage: 'This account is linked to another player. Unlink it there first.',
    description: 'The link code was refused',
  },
  taken: {
    id: 'profile.linked.taken',
    defaultMessage: 'You’ve already linked an account from this platform. Unlink that one first.',
    description: 'The link code was refused',
  },
  notLinked: {
    id: 'profile.linked.notLinked',
    defaultMessage: 'We couldn’t link the account. Nothing has changed. Try again.',
    description: 'Linking failed for a passing reason',
  },
});

export const linkedTemplates = defineMessages<{
  unlinkOf: { platform: string; name: string };
  confirmOf: { platform: string; name: string };
}>({
  confirmOf: {
    id: 'profile.linked.confirmOf',
    defaultMessage: 'Confirm {platform}, {name}',
    description: 'What the button “Confirm” says to screen readers',
  },
  unlinkOf: {
    id: 'profile.linked.unlinkOf',
    defaultMessage: 'Unlink {platform}, {name}',
    description: 'What the button says to screen readers',
  },
});
