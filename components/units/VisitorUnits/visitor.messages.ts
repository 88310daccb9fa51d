import { defineMessages } from 'react-intl';

export const visitorMessages = defineMessages({
  flow: {
    id: 'units.flow.title',
    defaultMessage: 'How you earn and spend Units',
    description: 'Heading over a ledger with two sides',
  },
  earn: { id: 'units.flow.earn', defaultMessage: 'You earn', description: 'Heading of one side of the ledger' },
  spend: { id: 'units.flow.spend', defaultMessage: 'You spend', description: 'Heading of the other side' },
  weekly: { id: 'units.flow.weekly', defaultMessage: 'Weekly challenges', description: 'Kind of challenge' },
  weeklyLine: {
    id: 'units.flow.weeklyLine',
    defaultMessage: 'A new one in each game. Each star you reach earns Units.',
    description: 'About weekly challenges; a star is a step of a challenge',
  },
  special: { id: 'units.flow.special', defaultMessage: 'Special challenges', description: 'Kind of challenge' },
  specialLine: {
    id: 'units.flow.specialLine',
    defaultMessage: 'Events, seasons and launches. Open for a few days.',
    description: 'About special challenges',
  },
  classic: { id: 'units.flow.classic', defaultMessage: 'Classic challenges', description: 'Kind of challenge' },
  classicLine: {
    id: 'units.flow.classicLine',
    defaultMessage: 'Always open. Each one pays once.',
    description: 'About classic challenges',
  },
  reward: { id: 'units.flow.reward', defaultMessage: 'A reward', description: 'What Units are spent on' },
  discount: { id: 'units.flow.discount', defaultMessage: '20% off the store', description: 'What Units are spent on' },
  discountLine: {
    id: 'units.flow.discountLine',
    defaultMessage: 'One code for your next order.',
    description: 'About the discount',
  },
  keep: { id: 'units.flow.keep', defaultMessage: 'Nothing, for now', description: 'What Units are spent on: nothing' },
  keepLine: {
    id: 'units.flow.keepLine',
    defaultMessage: 'Save up: Units last two years.',
    description: 'About keeping Units',
  },
  callTitle: {
    id: 'units.call.title',
    defaultMessage: 'Start with this week’s challenge',
    description: 'Heading at the end of the page',
  },
  challenges: {
    id: 'units.call.challenges',
    defaultMessage: 'See the challenges',
    description: 'Link to the page about challenges',
  },
});

export const visitorTemplates = defineMessages<{
  gain: { least: number; most: number };
  price: { least: number; most: number };
  rewardLine: { count: number };
}>({
  rewardLine: {
    id: 'units.flow.rewardLine',
    defaultMessage: 'More than {count, number} to choose from. Rarer rewards cost more.',
    description: 'About rewards; {count} is a round hundred, counted',
  },
  gain: {
    id: 'units.flow.gain',
    defaultMessage: '+{least, number} to {most, number}',
    description: 'How many Units something gives, beside a coin',
  },
  price: {
    id: 'units.flow.price',
    defaultMessage: '−{least, number} to {most, number}',
    description: 'How many Units something costs, beside a coin',
  },
});
