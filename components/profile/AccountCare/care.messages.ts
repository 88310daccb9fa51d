import { defineMessages } from 'react-intl';

export const confirmTexts = defineMessages({
  password: {
    id: 'profile.confirm.password',
    defaultMessage: 'Your password',
    description: 'Label of a field in which the player confirms a change',
  },
  later: {
    id: 'profile.confirm.later',
    defaultMessage: 'Too many attempts. Try again later.',
    description: 'A change was requested, or a wrong password entered, too often',
  },
  failed: {
    id: 'profile.confirm.failed',
    defaultMessage: 'That didn’t work. Nothing has changed. Try again.',
    description: 'A change of the account failed',
  },
  working: { id: 'profile.confirm.working', defaultMessage: 'One moment', description: 'In the place of a button' },
});

export const emailTexts = defineMessages({
  title: { id: 'profile.emailChange.title', defaultMessage: 'E-mail address', description: 'Heading' },
  new: { id: 'profile.emailChange.new', defaultMessage: 'New e-mail address', description: 'Label of a field' },
  save: { id: 'profile.emailChange.save', defaultMessage: 'Change e-mail', description: 'Button' },
  sent: {
    id: 'profile.emailChange.sent',
    defaultMessage: 'We sent a link to the new address. Your e-mail changes when you confirm it there.',
    description: 'After the change was requested',
  },
  rejected: {
    id: 'profile.emailChange.unusable',
    defaultMessage: 'Enter one complete address without spaces or hidden characters, and not the one you have.',
    description: 'Under the field for the new address',
  },
});

export const emailTemplates = defineMessages<{ lead: { email: string } }>({
  lead: {
    id: 'profile.emailChange.lead',
    defaultMessage: 'Now: {email}',
    description: 'Under the heading “E-mail address”; the address that the account has',
  },
});

export const factorTexts = defineMessages({
  title: {
    id: 'profile.secondStep.title',
    defaultMessage: 'Second step',
    description: 'Heading of the setting that asks for a code at each login (two-factor authentication)',
  },
  off: {
    id: 'profile.secondStep.off',
    defaultMessage: 'Off: your password is enough to sign in.',
    description: 'Under the heading “Second step”',
  },
  on: {
    id: 'profile.secondStep.on',
    defaultMessage: 'On: signing in takes your password and a code from your app.',
    description: 'Under the heading “Second step”',
  },
  turnOn: { id: 'profile.secondStep.turnOn', defaultMessage: 'Turn on', description: 'Button: second step at login' },
  turnOff: {
    id: 'profile.secondStep.turnOff',
    defaultMessage: 'Turn off',
    description: 'Button: second step at login',
  },
  scan: {
    id: 'profile.secondStep.scan',
    defaultMessage:
      'Scan this picture with an authenticator app, or type in the key. Then enter the code the app shows.',
    description: 'Above a QR code',
  },
  picture: {
    id: 'profile.secondStep.picture',
    defaultMessage: 'QR code with the key',
    description: 'A picture in words',
  },
  code: { id: 'profile.secondStep.code', defaultMessage: 'Code from the app', description: 'Label of a field' },
  confirm: { id: 'profile.secondStep.confirm', defaultMessage: 'Confirm code', description: 'Button' },
  cancel: { id: 'profile.secondStep.cancel', defaultMessage: 'Cancel', description: 'Button: stops the setup' },
  wrong: {
    id: 'profile.secondStep.wrong',
    defaultMessage: 'This code isn’t right. Enter the one your app shows now.',
    description: 'Under the field for a code',
  },
  over: {
    id: 'profile.secondStep.over',
    defaultMessage: 'That took more than 15 minutes. Cancel and start again.',
    description: 'Under the field for a code',
  },
  codes: {
    id: 'profile.secondStep.codes',
    defaultMessage: 'Each recovery code signs you in once without your app. Save them now: we don’t show them again.',
    description: 'Above a list of codes',
  },
  kept: { id: 'profile.secondStep.kept', defaultMessage: 'I’ve saved them', description: 'Button under the codes' },
});

export const factorTemplates = defineMessages<{ left: { count: number }; key: { secret: string } }>({
  left: {
    id: 'profile.secondStep.left',
    defaultMessage:
      '{count, plural, one {{count, number} recovery code is left.} other {{count, number} recovery codes are left.}}',
    description: 'Under the state of the second step',
  },
  key: { id: 'profile.secondStep.key', defaultMessage: 'Key: {secret}', description: 'To type into an app' },
});

export const copyTexts = defineMessages({
  title: { id: 'profile.dataCopy.title', defaultMessage: 'Copy of your data', description: 'Heading' },
  lead: {
    id: 'profile.dataCopy.lead',
    defaultMessage: 'A JSON file with everything we keep about you.',
    description: 'Under the heading “Copy of your data”',
  },
  action: { id: 'profile.dataCopy.action', defaultMessage: 'Download copy', description: 'Button' },
  done: { id: 'profile.dataCopy.done', defaultMessage: 'Your copy is in your downloads.', description: 'After it' },
});

export const closingTexts = defineMessages({
  title: { id: 'profile.closing.title', defaultMessage: 'Close your account', description: 'Heading' },
  lead: {
    id: 'profile.closing.lead',
    defaultMessage:
      'We sign you out everywhere now, and delete your account in 14 days. Until then, sign in to keep it.',
    description: 'Under the heading “Close your account”',
  },
  units: {
    id: 'profile.closing.units',
    defaultMessage:
      'With it go your Units, claims, discount codes and friends. Rewards already in your games stay there.',
    description: 'Under the heading “Close your account”',
  },
  action: { id: 'profile.closing.action', defaultMessage: 'Close account', description: 'Button' },
});

export const keepTexts = defineMessages({
  text: {
    id: 'profile.keep.text',
    defaultMessage:
      'Then we delete it, with your Units, claims, discount codes and friends. Keep it, and nothing is lost.',
    description: 'In a dialog after signing in to a closed account',
  },
  keep: { id: 'profile.keep.keep', defaultMessage: 'Keep my account', description: 'Button' },
  leave: { id: 'profile.keep.leave', defaultMessage: 'Sign out', description: 'Button: leaves the account closed' },
});

export const keepTemplates = defineMessages<{ title: { date: string } }>({
  title: {
    id: 'profile.keep.title',
    defaultMessage: 'Your account closes on {date}',
    description: 'Title of a dialog after signing in to a closed account; {date} is a day',
  },
});

export const privacyTexts = defineMessages({
  title: { id: 'profile.privacy.title', defaultMessage: 'Language and privacy', description: 'Heading' },
});
