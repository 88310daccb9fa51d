import { defineMessages } from 'react-intl';

export const servicesMessages = defineMessages({
  label: {
    id: 'home.services.label',
    defaultMessage: 'Services',
    description: 'Name of the navigation under the banner',
  },
  challenges: {
    id: 'home.services.challenges',
    defaultMessage: 'New ones each week, in every game',
    description: 'One line about challenges',
  },
  discount: {
    id: 'home.services.discount',
    defaultMessage: '20% off the store for 100 Units',
    description: 'One line about the discount',
  },
  starplayers: {
    id: 'home.services.starplayers',
    defaultMessage: 'Players the club looks up to',
    description: 'One line about Star Players',
  },
  sam: {
    id: 'home.services.sam',
    defaultMessage: 'Your assistant, new each Friday',
    description: 'One line about Sam',
  },
  units: {
    id: 'home.services.units',
    defaultMessage: 'Earn, spend and check yours',
    description: 'One line about Units',
  },
});

export const servicesTemplates = defineMessages<{ rewards: { count: number } }>({
  rewards: {
    id: 'home.services.rewards',
    defaultMessage: 'More than {count, number} to claim',
    description: 'One line about rewards; {count} is a round hundred, counted',
  },
});
