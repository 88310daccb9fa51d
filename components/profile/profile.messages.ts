import { defineMessages, type MessageTag } from 'react-intl';

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
