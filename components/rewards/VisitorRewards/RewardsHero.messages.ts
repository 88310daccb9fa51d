import { defineMessages } from 'react-intl';

export const heroMessages = defineMessages({
  title: {
    id: 'rewards.visitor.title',
    defaultMessage: 'Every star here is a reward',
    description: 'Heading of the page, beside a chart with one star for each reward',
  },
  how: {
    id: 'rewards.visitor.how',
    defaultMessage: 'See how it works',
    description: 'Button: jumps to the three steps of the tutorial',
  },
  join: {
    id: 'rewards.visitor.join',
    defaultMessage: 'Join, and choose your first reward this week',
    description: 'The sentence that ends the page, beside the buttons Join the Club and Sign in',
  },
});

export const heroTemplates = defineMessages<{
  lead: { count: number };
  label: { rarity: string; count: number };
}>({
  lead: {
    id: 'rewards.visitor.lead',
    defaultMessage:
      'There are more than {count, number}: outfits, maps, companions, music, wallpapers. The closer to the pole, the rarer.',
    description: 'Under the heading; {count} is a round hundred, counted',
  },
  label: {
    id: 'rewards.visitor.chart.label',
    defaultMessage: '{rarity} {count, number}',
    description: 'On a ring of the chart: a rarity and how many rewards it has',
  },
});
