import { defineMessages } from 'react-intl';

export const heroMessages = defineMessages({
  promise: {
    id: 'home.hero.promise',
    defaultMessage: 'Everything you play counts.',
    description: 'The promise of the club, the largest words of the home page; the only heading with a full stop',
  },
  tour: { id: 'home.hero.tour', defaultMessage: 'Take a tour', description: 'Link: jumps to what the club offers' },
});

export const heroTemplates = defineMessages<{ lead: { publisher: string; count: number } }>({
  lead: {
    id: 'home.hero.lead',
    defaultMessage:
      'Play any {publisher} game, finish its challenges and earn Units. Spend them on more than {count, number} rewards, or on 20% off the store.',
    description: 'Under the promise; {publisher} is the short name of the publisher, {count} a round hundred, counted',
  },
});
