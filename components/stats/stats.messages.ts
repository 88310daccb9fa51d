import { defineMessages } from 'react-intl';

export const statsMessages = defineMessages({
  title: { id: 'stats.title', defaultMessage: 'Your stats', description: 'Heading of a game’s statistics' },
  none: {
    id: 'stats.empty.title',
    defaultMessage: 'Nothing counted yet',
    description: 'Title where a game has no statistics of the player',
  },
  noneYet: {
    id: 'stats.empty',
    defaultMessage: 'Play a session, and what you did in it is counted here.',
    description: 'Where a game has no statistics of the player',
  },
  errorTitle: {
    id: 'stats.error.title',
    defaultMessage: 'Your stats',
    description: 'Title of statistics that could not be loaded',
  },
  error: {
    id: 'stats.error',
    defaultMessage: 'They cannot be shown at the moment. What was counted is safe.',
    description: 'Where statistics could not be loaded',
  },
  retry: { id: 'stats.retry', defaultMessage: 'Retry', description: 'Button' },
  neverPlayed: {
    id: 'stats.neverPlayed',
    defaultMessage: 'Not played yet',
    description: 'Under a game’s statistics, in place of the last session',
  },
});

export const statsTemplates = defineMessages<{
  hours: { hours: number };
  minutes: { minutes: number };
  counted: { figure: string; unit: string };
  since: { date: string };
  progress: { progress: number };
}>({
  hours: {
    id: 'stats.hours',
    defaultMessage: '{hours, number} h',
    description: 'Time played, short, in hours',
  },
  minutes: {
    id: 'stats.minutes',
    defaultMessage: '{minutes, number} min',
    description: 'Time played, short, in minutes',
  },
  counted: {
    id: 'stats.counted',
    defaultMessage: '{figure} {unit}',
    description: 'A figure with its unit, such as 12 kg',
  },
  since: {
    id: 'stats.lastSession',
    defaultMessage: 'Last played on {date}',
    description: 'Beside a game’s statistics',
  },
  progress: {
    id: 'stats.progress',
    defaultMessage: '{progress, number, percent} of this game’s actions done',
    description: 'Beside a game’s statistics; actions are things to do once',
  },
});
