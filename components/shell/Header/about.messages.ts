import { defineMessages } from 'react-intl';

export const aboutTexts = defineMessages({
  title: {
    id: 'shell.about.title',
    defaultMessage: 'Get rewarded for playing',
    description: 'Title of the About menu',
  },
  lead: {
    id: 'shell.about.lead',
    defaultMessage: 'Membership is free and works with the account you already play with.',
    description: 'Under the title of the About menu',
  },
});

/** What the pages in the About menu are, by name. */
export const aboutLines = defineMessages({
  challenges: {
    id: 'shell.about.challenges',
    defaultMessage: 'Weekly, special and classic. Finish one, earn Units.',
    description: 'About menu: what challenges are',
  },
  rewards: {
    id: 'shell.about.rewards',
    defaultMessage: 'More than 700 rewards to claim.',
    description: 'About menu: what rewards are',
  },
  discount: {
    id: 'shell.about.discount',
    defaultMessage: '20% off the store for 100 Units.',
    description: 'About menu: what the shop discount is',
  },
  sam: {
    id: 'shell.about.sam',
    defaultMessage: 'The assistant on your phone. New tips each Friday.',
    description: 'About menu: who Sam is',
  },
  starplayers: {
    id: 'shell.about.starplayers',
    defaultMessage: 'The players the whole club looks up to.',
    description: 'About menu: who Star Players are',
  },
  units: {
    id: 'shell.about.units',
    defaultMessage: 'How to earn, spend and keep Units.',
    description: 'About menu: what Units are',
  },
});
