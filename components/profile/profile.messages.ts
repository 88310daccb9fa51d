import { defineMessages, type MessageTag } from 'react-intl';

export const profileTexts = defineMessages({
  title: { id: 'profile.title', defaultMessage: 'Your profile', description: 'Title of the overlay' },
  close: { id: 'profile.close', defaultMessage: 'Close', description: 'Button that closes the overlay' },
  loading: { id: 'profile.loading', defaultMessage: 'Loading your profile', description: 'For screen readers' },
  failed: {
    id: 'profile.failed',
    defaultMessage: 'We couldn’t load your profile',
    description: 'Heading in the place of the profile',
  },
  failedHelp: {
    id: 'profile.failedHelp',
    defaultMessage: 'Nothing has changed. Try again in a moment.',
    description: 'Under the heading in the place of the profile',
  },
  retry: { id: 'profile.retry', defaultMessage: 'Retry', description: 'Button: tries to load again' },
  avatar: { id: 'profile.avatar', defaultMessage: 'Change avatar', description: 'Link to the avatar gallery' },
  email: { id: 'profile.email', defaultMessage: 'E-mail', description: 'Label of the player’s address' },
  country: { id: 'profile.country', defaultMessage: 'Country', description: 'Label of the player’s country' },
  since: { id: 'profile.since', defaultMessage: 'Member since', description: 'Label of the day the account was made' },
});

export const profileTemplates = defineMessages<{
  level: { level: number; b: MessageTag };
  levelInWords: { level: number; xp: number; high: number };
  next: { xp: number; level: number; b: MessageTag };
}>({
  level: { id: 'profile.level', defaultMessage: 'Level <b>{level, number}</b>', description: 'Under the avatar' },
  levelInWords: {
    id: 'profile.level.words',
    defaultMessage: 'Level {level, number}: {xp, number} of {high, number} XP',
    description: 'The level’s arc in words',
  },
  next: {
    id: 'profile.level.next',
    defaultMessage: '<b>{xp, number} XP</b> to level {level, number}',
    description: 'What is missing for the next level',
  },
});

export const communicationTexts = defineMessages({
  title: {
    id: 'profile.communications.title',
    defaultMessage: 'E-mail preferences',
    description: 'Heading',
  },
  failed: {
    id: 'profile.communications.failed',
    defaultMessage: 'We couldn’t save your choices. Nothing has changed. Try again.',
    description: 'Noting a choice failed',
  },
});

export const communicationTemplates = defineMessages<{
  own: { publisher: string };
  ownLine: { publisher: string };
  partners: { publisher: string };
  partnersLine: { publisher: string };
}>({
  own: { id: 'profile.communications.own', defaultMessage: 'News from {publisher}', description: 'Label of a switch' },
  ownLine: {
    id: 'profile.communications.ownLine',
    defaultMessage: 'New games, events and rewards, a few times a month.',
    description: 'Under the label of a switch',
  },
  partners: {
    id: 'profile.communications.partners',
    defaultMessage: 'Partner offers',
    description: 'Label of a switch',
  },
  partnersLine: {
    id: 'profile.communications.partnersLine',
    defaultMessage: 'Sent by {publisher}. We don’t share your address.',
    description: 'Under the label of a switch',
  },
});

export const nameTexts = defineMessages({
  title: { id: 'profile.name.title', defaultMessage: 'Name', description: 'Heading' },
  label: {
    id: 'profile.name.label',
    defaultMessage: 'Name other players see',
    description: 'Label of the field for the player’s name',
  },
  hint: {
    id: 'profile.name.hint',
    defaultMessage: '3 to 15 letters, digits, dots, dashes and underscores, starting with a letter',
    description: 'Under the field for the player’s name',
  },
  once: {
    id: 'profile.name.once',
    defaultMessage: 'You can change your name once every 30 days.',
    description: 'Under the heading “Name”',
  },
  checking: { id: 'profile.name.checking', defaultMessage: 'Checking the name', description: 'Under the field' },
  save: { id: 'profile.name.save', defaultMessage: 'Save name', description: 'Button' },
  saving: { id: 'profile.name.saving', defaultMessage: 'Saving', description: 'On the same button while it works' },
  failed: {
    id: 'profile.name.failed',
    defaultMessage: 'We couldn’t save the name. Yours hasn’t changed. Try again.',
    description: 'Saving the name failed',
  },
});

export const nameTemplates = defineMessages<{
  free: { name: string };
  use: { name: string };
  saved: { name: string };
  again: { date: string };
}>({
  again: {
    id: 'profile.name.again',
    defaultMessage: 'You can change your name again on {date}.',
    description: 'Under the heading “Name”; {date} is a day with month and year',
  },
  free: { id: 'profile.name.free', defaultMessage: '{name} is free.', description: 'Under the field: a good name' },
  use: { id: 'profile.name.use', defaultMessage: 'Use {name}', description: 'Button: takes a name that is suggested' },
  saved: {
    id: 'profile.name.saved',
    defaultMessage: 'Your name is now {name}.',
    description: 'The name has been saved',
  },
});

export const everywhereTexts = defineMessages({
  title: {
    id: 'profile.everywhere.title',
    defaultMessage: 'Sign out everywhere',
    description: 'Heading, and the button under it',
  },
  lead: {
    id: 'profile.everywhere.lead',
    defaultMessage: 'Ends your sessions in every browser, console and app, including this one.',
    description: 'Under the heading “Sign out everywhere”',
  },
  ask: {
    id: 'profile.everywhere.ask',
    defaultMessage: 'Sign out everywhere? You’ll need to sign in again on each device.',
    description: 'Before the player is signed out everywhere',
  },
  keep: {
    id: 'profile.everywhere.keep',
    defaultMessage: 'Stay signed in',
    description: 'Button: the player is not signed out',
  },
  working: {
    id: 'profile.everywhere.working',
    defaultMessage: 'Signing out',
    description: 'On the button “Sign out everywhere” while it works',
  },
  failed: {
    id: 'profile.everywhere.failed',
    defaultMessage: 'We couldn’t sign you out everywhere. You’re still signed in. Try again.',
    description: 'Signing out everywhere failed',
  },
});

export const policyTexts = defineMessages({
  loading: {
    id: 'profile.policies.loading',
    defaultMessage: 'Loading the policies',
    description: 'For screen readers',
  },
  failed: {
    id: 'profile.policies.failed',
    defaultMessage: 'We couldn’t load the policies. Try again in a moment.',
    description: 'In the place of the policies',
  },
  termsOfUse: { id: 'profile.policies.termsOfUse', defaultMessage: 'Terms of use', description: 'Opens a legal text' },
  termsOfSale: {
    id: 'profile.policies.termsOfSale',
    defaultMessage: 'Terms of sale',
    description: 'Opens a legal text',
  },
  privacy: { id: 'profile.policies.privacy', defaultMessage: 'Privacy policy', description: 'Opens a legal text' },
  retry: { id: 'profile.policies.retry', defaultMessage: 'Retry', description: 'Button: tries to load again' },
  accept: { id: 'profile.policies.accept', defaultMessage: 'Accept the policies', description: 'Button' },
  accepting: {
    id: 'profile.policies.accepting',
    defaultMessage: 'Accepting',
    description: 'On that button while it works',
  },
  accepted: {
    id: 'profile.policies.accepted',
    defaultMessage: 'Thank you for accepting the policies.',
    description: 'After the policies were accepted',
  },
  notAccepted: {
    id: 'profile.policies.notAccepted',
    defaultMessage: 'We couldn’t save your answer. Try again.',
    description: 'Accepting failed',
  },
  changedAgain: {
    id: 'profile.policies.changedAgain',
    defaultMessage: 'The policies changed while you were reading. Here are the latest ones.',
    description: 'Accepting failed because newer texts are in force',
  },
});
