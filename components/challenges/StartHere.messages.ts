import { defineMessages } from 'react-intl';

export const startMessages = defineMessages({
  startTitle: {
    id: 'challenges.start.title',
    defaultMessage: 'Start with any of these',
    description: 'Heading of the challenges that somebody without games can start',
  },
  startNote: {
    id: 'challenges.start.note',
    defaultMessage: 'You don’t need a game yet: activate now, play later this week.',
    description: 'Beside that heading',
  },
  startNoteSoon: {
    id: 'challenges.start.noteSoon',
    defaultMessage: 'You don’t need a game yet. This week’s challenges end soon, and new ones open right after.',
    description: 'Beside that heading, in the last two days of the week',
  },
  startActivate: {
    id: 'challenges.start.activate',
    defaultMessage: 'Activate a challenge here',
    description: 'First step for somebody without games',
  },
  startPlay: {
    id: 'challenges.start.play',
    defaultMessage: 'Play its game, signed in to this account',
    description: 'Second step for somebody without games',
  },
  startBank: {
    id: 'challenges.start.bank',
    defaultMessage: 'Come back and bank the Units',
    description: 'Third step for somebody without games',
  },
  toGames: { id: 'challenges.start.toGames', defaultMessage: 'All games', description: 'Link to the page of games' },
});
