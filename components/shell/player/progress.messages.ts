import { defineMessages } from 'react-intl';

export const progressMessages = defineMessages({
  sinceLastVisit: {
    id: 'shell.progress.title',
    defaultMessage: 'Since your last visit',
    description: 'Title of the message when a player comes back from a game; what was gained follows',
  },
});

export const progressTemplates = defineMessages<{
  units: { units: number };
  xp: { xp: number };
  level: { level: number };
  badges: { count: number; name: string };
}>({
  units: {
    id: 'shell.progress.units',
    defaultMessage: '{units, plural, one {# Unit earned} other {# Units earned}}',
    description: 'What a player gained, short',
  },
  xp: {
    id: 'shell.progress.xp',
    defaultMessage: '+{xp, number} XP',
    description: 'What a player gained, short; XP are experience points',
  },
  level: {
    id: 'shell.progress.level',
    defaultMessage: 'Level {level, number} reached',
    description: 'What a player gained, short; also a title',
  },
  badges: {
    id: 'shell.progress.badges',
    defaultMessage: '{count, plural, one {New badge: {name}} other {# new badges}}',
    description: 'What a player gained, short; {name} is the name of a single badge',
  },
});
