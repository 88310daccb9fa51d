import { defineMessages } from 'react-intl';

export const starPlayersMessages = defineMessages({
  title: {
    id: 'starplayers.title',
    defaultMessage: 'Star Players, the ones to steer by',
    description: 'Heading of the page',
  },
  lead: {
    id: 'starplayers.lead',
    defaultMessage:
      'They draw the maps, answer the questions and keep the servers kind. The club thanks each of them with a constellation of their own.',
    description: 'Under the heading: what Star Players are',
  },
  how: {
    id: 'starplayers.how',
    defaultMessage: 'How to become one',
    description: 'Button and heading: how one becomes a Star Player',
  },
  sky: { id: 'starplayers.sky', defaultMessage: 'The sky so far', description: 'Heading over the Star Players' },
  skyLead: {
    id: 'starplayers.sky.lead',
    defaultMessage: 'Once a constellation is up, it stays.',
    description: 'Under the heading over the Star Players',
  },
  read: { id: 'starplayers.read', defaultMessage: 'Read the story', description: 'Link to an article about a player' },
  howLead: {
    id: 'starplayers.how.lead',
    defaultMessage: 'There is no form to fill in and no level to reach. It begins with something you do for others.',
    description: 'Under the heading over how one becomes a Star Player',
  },
  give: { id: 'starplayers.how.give', defaultMessage: 'Give something away', description: 'First step' },
  giveText: {
    id: 'starplayers.how.give.text',
    defaultMessage:
      'A map, a guide, an evening beside a beginner, a patient answer. Small things count when they go on.',
    description: 'First step',
  },
  noticed: { id: 'starplayers.how.noticed', defaultMessage: 'Be noticed', description: 'Second step' },
  noticedText: {
    id: 'starplayers.how.noticed.text',
    defaultMessage: 'Players put names forward on the forums. You cannot put forward your own.',
    description: 'Second step',
  },
  rise: { id: 'starplayers.how.rise', defaultMessage: 'Get your constellation', description: 'Third step' },
  riseText: {
    id: 'starplayers.how.rise.text',
    defaultMessage:
      'Once a month the club adds one to the sky: drawn for you, shown on your profile and on this page, yours for good.',
    description: 'Third step',
  },
  forums: {
    id: 'starplayers.forums',
    defaultMessage: 'Put a name forward',
    description: 'Link to the forums, where players propose Star Players',
  },
  join: {
    id: 'starplayers.join',
    defaultMessage: 'Every one of them began as a beginner',
    description: 'The sentence that ends the page, beside the buttons Join the Club and Sign in',
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
