import { defineMessages } from 'react-intl';

export const choicesTexts = defineMessages({
  lead: {
    id: 'notices.choices.lead',
    defaultMessage: 'Choose what we tell you about, and where.',
    description: 'Under the heading “Notices” in the profile',
  },
  loading: { id: 'notices.choices.loading', defaultMessage: 'Loading the setting', description: 'For screen readers' },
  loadFailed: {
    id: 'notices.choices.loadFailed',
    defaultMessage: 'We couldn’t load this setting.',
    description: 'In the place of the choices',
  },
  retry: { id: 'notices.choices.retry', defaultMessage: 'Try again', description: 'Button' },
  saved: { id: 'notices.choices.saved', defaultMessage: 'Your choices are saved.', description: 'After a change' },
  failed: {
    id: 'notices.choices.failed',
    defaultMessage: 'We couldn’t save your choice. Try again.',
    description: 'Saving a change failed',
  },
  unverified: {
    id: 'notices.choices.unverified',
    defaultMessage: 'We send e-mails once you’ve confirmed your address.',
    description: 'Under the choices, where the player’s e-mail address is not confirmed',
  },
});

export const channelTexts = defineMessages({
  club: {
    id: 'notices.channel.club',
    defaultMessage: 'In the club',
    description: 'Label of a switch: where notices show',
  },
  email: { id: 'notices.channel.email', defaultMessage: 'E-mail', description: 'Label of a switch: notices by e-mail' },
});

export const kindTexts = defineMessages({
  unitsExpiring: {
    id: 'notices.kind.unitsExpiring',
    defaultMessage: 'Units that expire',
    description: 'A kind of notice',
  },
  challengeLapsing: {
    id: 'notices.kind.challengeLapsing',
    defaultMessage: 'Challenges to bank',
    description: 'A kind of notice: completed challenges whose Units the player still has to collect',
  },
  wishAffordable: {
    id: 'notices.kind.wishAffordable',
    defaultMessage: 'Wishes within reach',
    description: 'A kind of notice: rewards on the wishlist that the balance is enough for',
  },
  friendRequest: {
    id: 'notices.kind.friendRequest',
    defaultMessage: 'Friend requests',
    description: 'A kind of notice',
  },
  refund: { id: 'notices.kind.refund', defaultMessage: 'Refunds', description: 'A kind of notice' },
  rulesChanged: {
    id: 'notices.kind.rulesChanged',
    defaultMessage: 'Policy changes',
    description: 'A kind of notice',
  },
});

export const quietTexts = defineMessages({
  label: {
    id: 'notices.quiet.label',
    defaultMessage: 'Quiet hours',
    description: 'Label of a switch: in these hours no e-mails are sent',
  },
  line: {
    id: 'notices.quiet.line',
    defaultMessage: 'E-mails wait until your quiet hours end.',
    description: 'Under the label of the switch',
  },
  from: { id: 'notices.quiet.from', defaultMessage: 'From', description: 'Label of a time: quiet hours begin' },
  until: { id: 'notices.quiet.until', defaultMessage: 'Until', description: 'Label of a time: quiet hours end' },
  zone: { id: 'notices.quiet.zone', defaultMessage: 'Time zone', description: 'Label of a list of time zones' },
});
