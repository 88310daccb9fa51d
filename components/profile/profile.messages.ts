import { defineMessages, type MessageTag } from 'react-intl';

export const profileTexts = defineMessages({
  title: { id: 'profile.title', defaultMessage: 'Your profile', description: 'Title of the overlay' },
  close: { id: 'profile.close', defaultMessage: 'Close', description: 'Button that closes the overlay' },
  loading: { id: 'profile.loading', defaultMessage: 'Loading your profile', description: 'For screen readers' },
  failed: {
    id: 'profile.failed',
    defaultMessage: 'Your profile could not be loaded',
    description: 'Heading in the place of the profile',
  },
  failedHelp: {
    id: 'profile.failedHelp',
    defaultMessage: 'Nothing in it has changed. Try again in a moment.',
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
