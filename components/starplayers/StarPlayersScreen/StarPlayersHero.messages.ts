import { defineMessages } from 'react-intl';

export const heroMessages = defineMessages({
  title: {
    id: 'starplayers.title',
    defaultMessage: 'Meet the Star Players',
    description: 'Heading of the page',
  },
  lead: {
    id: 'starplayers.lead',
    defaultMessage:
      'Star Players draw maps, answer questions and keep our communities friendly. The club thanks each one with a constellation of their own.',
    description: 'Under the heading: what Star Players are',
  },
  how: {
    id: 'starplayers.how',
    defaultMessage: 'How to become one',
    description: 'Button and heading: how one becomes a Star Player',
  },
  join: {
    id: 'starplayers.join',
    defaultMessage: 'Every Star Player started as a beginner',
    description: 'The sentence that ends the page, beside the buttons Join the Club and Sign in',
  },
});
