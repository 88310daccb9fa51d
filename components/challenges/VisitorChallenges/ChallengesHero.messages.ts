import { defineMessages } from 'react-intl';

export const heroMessages = defineMessages({
  title: {
    id: 'challenges.visitor.title',
    defaultMessage: 'A reason to play, every week',
    description: 'Heading of the page about challenges',
  },
  lead: {
    id: 'challenges.visitor.lead',
    defaultMessage:
      'Challenges turn your play into Units. New ones open every week in every game you own, and each star you reach earns more.',
    description: 'Under the heading; stars are the thresholds of a challenge',
  },
  now: {
    id: 'challenges.visitor.now',
    defaultMessage: 'See open challenges',
    description: 'Button: jumps to the challenges that run now',
  },
  ends: {
    id: 'challenges.visitor.ends',
    defaultMessage: 'This week’s challenges end in',
    description: 'Over a countdown',
  },
  join: {
    id: 'challenges.visitor.join',
    defaultMessage: 'This week’s challenges are already open',
    description: 'The sentence that ends the page, beside the buttons Join the Club and Sign in',
  },
});
