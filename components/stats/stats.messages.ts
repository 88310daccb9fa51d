import { defineMessages } from 'react-intl';

export const statsMessages = defineMessages({
  title: { id: 'stats.title', defaultMessage: 'Your stats', description: 'Heading of a game’s statistics' },
  none: {
    id: 'stats.empty.title',
    defaultMessage: 'No stats yet',
    description: 'Title where a game has no statistics of the player',
  },
  noneYet: {
    id: 'stats.empty',
    defaultMessage: 'Play a session to see your stats here.',
    description: 'Where a game has no statistics of the player',
  },
  errorTitle: {
    id: 'stats.error.title',
    defaultMessage: 'We couldn’t load your stats',
    description: 'Title of statistics that could not be loaded',
  },
  error: {
    id: 'stats.error',
    defaultMessage: 'Your stats are safe. Try again in a moment.',
    description: 'Where statistics could not be loaded',
  },
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
