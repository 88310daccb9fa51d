import { defineMessages } from 'react-intl';

export const skeletonMessages = defineMessages({
  title: { id: 'units.balance.title', defaultMessage: 'Your Units', description: 'Heading over the balance' },
  chart: { id: 'units.chart.title', defaultMessage: 'Balance over time', description: 'Heading over a chart' },
  how: { id: 'units.forecast.how', defaultMessage: 'How Units work', description: 'Link to the rules below' },
  forecast: { id: 'units.forecast.title', defaultMessage: 'When your Units expire', description: 'Heading' },
  forecastLead: {
    id: 'units.forecast.lead',
    defaultMessage: 'Units last two years, until the last day of the month you earned them in',
    description: 'Beside the heading',
  },
  loading: { id: 'units.loading', defaultMessage: 'Loading your Units', description: 'For screen readers' },
});
