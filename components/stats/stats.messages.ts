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
  hour: {
    id: 'stats.each.hour',
    defaultMessage: 'Each moon is an hour',
    description: 'Under a drawing of time played',
  },
  day: { id: 'stats.each.day', defaultMessage: 'Each moon is a day', description: 'Under a drawing of time played' },
  week: { id: 'stats.each.week', defaultMessage: 'Each moon is a week', description: 'Under a drawing of time played' },
  month: {
    id: 'stats.each.month',
    defaultMessage: 'Each moon is a month',
    description: 'Under a drawing of time played',
  },
});

export const statsTemplates = defineMessages<{
  counted: { figure: string; unit: string };
}>({
  counted: {
    id: 'stats.counted',
    defaultMessage: '{figure} {unit}',
    description: 'A figure with its unit, such as 12 kg',
  },
});
