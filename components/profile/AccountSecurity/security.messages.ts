import { defineMessages } from 'react-intl';

export const deviceTexts = defineMessages({
  title: {
    id: 'profile.devices.title',
    defaultMessage: 'Devices',
    description: 'Heading over a list of browsers and games',
  },
  lead: {
    id: 'profile.devices.lead',
    defaultMessage: 'The browsers and games you’re signed in with.',
    description: 'Under the heading “Devices”',
  },
  current: { id: 'profile.devices.current', defaultMessage: 'This device', description: 'At one of the devices' },
  unknown: {
    id: 'profile.devices.unknown',
    defaultMessage: 'Unknown device',
    description: 'In the place of a browser’s name that is not known',
  },
  signOut: { id: 'profile.devices.signOut', defaultMessage: 'Sign out', description: 'Button at a device' },
  loading: { id: 'profile.devices.loading', defaultMessage: 'Loading your devices', description: 'For screen readers' },
  failed: {
    id: 'profile.devices.failed',
    defaultMessage: 'We couldn’t load your devices. Try again.',
    description: 'In the place of the devices',
  },
  notEnded: {
    id: 'profile.devices.notEnded',
    defaultMessage: 'We couldn’t sign out that device. Try again.',
    description: 'Signing out one of the devices failed',
  },
});

export const deviceTemplates = defineMessages<{ since: { date: string }; signOutOf: { device: string; date: string } }>(
  {
    since: {
      id: 'profile.devices.since',
      defaultMessage: 'Signed in: {date}',
      description: 'At a device; {date} is a day with its time',
    },
    signOutOf: {
      id: 'profile.devices.signOutOf',
      defaultMessage: 'Sign out: {device}, {date}',
      description:
        'Label of the button at a device, such as “Firefox, Windows”; {date} is when the player signed in on it',
    },
  },
);

export const passwordTexts = defineMessages({
  title: { id: 'profile.password.title', defaultMessage: 'Password', description: 'Heading' },
  lead: {
    id: 'profile.password.lead',
    defaultMessage: 'A new password signs you out on all other devices.',
    description: 'Under the heading “Password”',
  },
  current: { id: 'profile.password.current', defaultMessage: 'Current password', description: 'Label of a field' },
  new: { id: 'profile.password.new', defaultMessage: 'New password', description: 'Label of a field' },
  hint: {
    id: 'profile.password.hint',
    defaultMessage: 'At least 8 characters with a capital letter and a number',
    description: 'Under the field for a new password',
  },
  save: { id: 'profile.password.save', defaultMessage: 'Change password', description: 'Button' },
  saved: {
    id: 'profile.password.saved',
    defaultMessage: 'Your password has changed.',
    description: 'After the password was changed',
  },
  wrong: {
    id: 'profile.password.wrong',
    defaultMessage: 'That isn’t your current password.',
    description: 'Under the field for the current password',
  },
  rejected: {
    id: 'profile.password.rejected',
    defaultMessage:
      'This password is too short or too easy to guess. Use at least 8 characters with a capital letter and a number.',
    description: 'Under the field for a new password',
  },
  same: {
    id: 'profile.password.same',
    defaultMessage: 'That’s your current password. Choose another.',
    description: 'Under the field for a new password, which is the current one',
  },
  later: {
    id: 'profile.password.later',
    defaultMessage: 'Too many attempts. Try again in a few minutes.',
    description: 'A wrong password was entered too often',
  },
  failed: {
    id: 'profile.password.failed',
    defaultMessage: 'We couldn’t change your password. Try again.',
    description: 'Changing the password failed',
  },
});
