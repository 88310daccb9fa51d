import { defineMessages } from 'react-intl';

export const accountTexts = defineMessages({
  label: {
    id: 'shell.account.label',
    defaultMessage: 'Account',
    description: 'Name of the account overlay for screen readers',
  },
  loading: {
    id: 'shell.account.loading',
    defaultMessage: 'Loading your profile',
    description: 'While the profile of the player is on its way',
  },
  profile: { id: 'shell.account.profile', defaultMessage: 'Your profile', description: 'Link to the profile overlay' },
  avatar: {
    id: 'shell.account.avatar',
    defaultMessage: 'Change avatar',
    description: 'Link to the avatar gallery',
  },
  policies: {
    id: 'shell.account.policies',
    defaultMessage: 'Our policies have changed. Read and accept them.',
    description: 'Link to the profile overlay, where they are accepted',
  },
  failed: {
    id: 'shell.account.failed',
    defaultMessage: 'We couldn’t load your profile.',
    description: 'In the place of name and level',
  },
});

export const accountTemplates = defineMessages<{ next: { xp: number; level: number } }>({
  next: {
    id: 'shell.account.next',
    defaultMessage: '{xp, number} XP to level {level, number}',
    description: 'Under the level: what is missing for the next one',
  },
});
