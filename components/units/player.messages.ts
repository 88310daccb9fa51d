import { defineMessages, type MessageTag } from 'react-intl';

export const playerMessages = defineMessages({
  balanceUnavailable: {
    id: 'units.balanceUnavailable',
    defaultMessage: 'Sorry, your balance is not available at the moment. Please retry later.',
    description: 'In the place of the balance when it cannot be fetched',
  },
  retry: { id: 'units.retry', defaultMessage: 'Retry', description: 'Button: tries to load again' },
  rewards: {
    id: 'units.balance.rewards',
    defaultMessage: 'See rewards within reach',
    description: 'Link to the rewards',
  },
  discount: { id: 'units.balance.discount', defaultMessage: '20% off for 100', description: 'Link to the discount' },
  earned: { id: 'units.totals.earned', defaultMessage: 'earned', description: 'Under a sum of Units' },
  spent: { id: 'units.totals.spent', defaultMessage: 'spent', description: 'Under a sum of Units' },
  expired: { id: 'units.totals.expired', defaultMessage: 'expired', description: 'Under a sum of Units' },
  range: { id: 'units.chart.range', defaultMessage: 'How far back', description: 'Names a group of buttons' },
  now: { id: 'units.chart.now', defaultMessage: 'Now', description: 'At the right end of a time axis' },
  month: { id: 'units.chart.month', defaultMessage: 'Month', description: 'Head of a table column' },
  units: { id: 'units.chart.units', defaultMessage: 'Units', description: 'Head of a table column' },
  chartTable: {
    id: 'units.chart.table',
    defaultMessage: 'Balance at the end of each month',
    description: 'Caption of the table behind the chart',
  },
  chartErrorTitle: {
    id: 'units.chart.errorTitle',
    defaultMessage: 'We couldn’t load the chart',
    description: 'Heading in the place of the chart',
  },
  chartError: {
    id: 'units.chart.error',
    defaultMessage: 'Your Units are safe. Try again in a moment.',
    description: 'In the place of the chart',
  },
  forecastTable: {
    id: 'units.forecast.table',
    defaultMessage: 'Units that expire, by month',
    description: 'Caption of a table',
  },
  forecastEmpty: {
    id: 'units.forecast.empty',
    defaultMessage: 'No Units expire right now. Units you earn from now on appear here, in the month they expire.',
    description: 'In the place of the chart of expiring Units',
  },
});

export const playerTemplates = defineMessages<{
  units: { units: number };
  next: { units: number; date: string; days: number; b: MessageTag };
  totals: { months: number };
  months: { months: number };
  year: { units: number; year: string };
}>({
  units: {
    id: 'units.balance.units',
    defaultMessage: '{units, plural, one {# Unit} other {# Units}}',
    description: 'The balance in words',
  },
  next: {
    id: 'units.balance.next',
    defaultMessage:
      '<b>{units, number} {units, plural, one {expires} other {expire}} on {date}</b>, {days, plural, =0 {today} one {in # day} other {in # days}}. Spend at least {units, number} before then so you don’t lose any.',
    description: 'Under the balance: what expires next. <b> marks what matters; {date} is a day',
  },
  totals: {
    id: 'units.totals.title',
    defaultMessage: '{months, plural, one {In the last month} other {In the last # months}}',
    description: 'Names three sums: earned, spent, expired',
  },
  months: {
    id: 'units.chart.months',
    defaultMessage: '{months, plural, one {# month} other {# months}}',
    description: 'Button: how far back',
  },
  year: {
    id: 'units.forecast.year',
    defaultMessage: '{units, number} in {year}',
    description: 'Under the bars of a year: how many Units expire in it',
  },
});
