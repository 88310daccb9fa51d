import { defineMessages } from 'react-intl';

export const starPlayersMessages = defineMessages({
  sky: { id: 'starplayers.sky', defaultMessage: 'The sky so far', description: 'Heading over the Star Players' },
  skyLead: {
    id: 'starplayers.sky.lead',
    defaultMessage: 'Once a constellation is up, it stays.',
    description: 'Under the heading over the Star Players',
  },
  read: { id: 'starplayers.read', defaultMessage: 'Read the story', description: 'Link to an article about a player' },
  howLead: {
    id: 'starplayers.how.lead',
    defaultMessage: 'There’s no form to fill in and no level to reach. What counts is how you help others.',
    description: 'Under the heading over how one becomes a Star Player',
  },
  give: { id: 'starplayers.how.give', defaultMessage: 'Give something away', description: 'First step' },
  giveText: {
    id: 'starplayers.how.give.text',
    defaultMessage:
      'A map, a guide, an evening beside a beginner, a patient answer. Small things count when you keep doing them.',
    description: 'First step',
  },
  noticed: { id: 'starplayers.how.noticed', defaultMessage: 'Be noticed', description: 'Second step' },
  noticedText: {
    id: 'starplayers.how.noticed.text',
    defaultMessage: 'Players nominate each other on the forums. You can’t nominate yourself.',
    description: 'Second step',
  },
  rise: { id: 'starplayers.how.rise', defaultMessage: 'Get your constellation', description: 'Third step' },
  riseText: {
    id: 'starplayers.how.rise.text',
    defaultMessage:
      'Once a month the club adds a constellation to the sky. Yours is drawn for you, shown on your profile and on this page, and yours for good.',
    description: 'Third step',
  },
  forums: {
    id: 'starplayers.forums',
    defaultMessage: 'Nominate a player',
    description: 'Link to the forums, where players propose Star Players',
  },
});

export const starPlayersTemplates = defineMessages<{
  roleIn: { role: string; game: string };
}>({
  roleIn: {
    id: 'starplayers.roleIn',
    defaultMessage: '{role}, in {game}',
    description: 'Under a player’s name: the name of their constellation and their game',
  },
});
