import { defineMessages } from 'react-intl';

export const rowMessages = defineMessages({
  whatCounted: {
    id: 'challenges.details.whatCounted',
    defaultMessage: 'What counted',
    description: 'Button: shows what a finished challenge was credited with',
  },
  whyNot: {
    id: 'challenges.details.whyNot',
    defaultMessage: 'Why didn’t it count?',
    description: 'Button: shows what a challenge was credited with, and what is missing',
  },
});

export const rowTemplates = defineMessages<{
  of: { name: string };
}>({
  of: {
    id: 'challenges.details.of',
    defaultMessage: ' ({name})',
    description: 'For screen readers, behind “Why not yet?”: which challenge is meant. Begins with a space',
  },
});
