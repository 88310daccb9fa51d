import { defineMessages } from 'react-intl';

export const playQuestions = defineMessages({
  title: { id: 'faq.play.title', defaultMessage: 'Games, levels and {assistant}', description: 'Topic of questions' },
  games: { id: 'faq.play.games', defaultMessage: 'Which games belong to the club?', description: 'Question' },
  gamesAnswer: {
    id: 'faq.play.gamesAnswer',
    defaultMessage:
      'Every game on your <games>Games</games> page. Play one while signed in to your {publisher} account, on any platform, and it joins your games automatically.',
    description: 'Answer; games: link',
  },
  level: { id: 'faq.play.level', defaultMessage: 'What is my level for?', description: 'Question' },
  levelAnswer: {
    id: 'faq.play.levelAnswer',
    defaultMessage:
      'You earn XP for everything you do in our games, and it never goes down. Higher levels open badge slots, so you can show more badges. You can’t spend XP.',
    description: 'Answer',
  },
  sam: { id: 'faq.play.sam', defaultMessage: 'Who is {assistant}?', description: 'Question' },
  samAnswer: {
    id: 'faq.play.samAnswer',
    defaultMessage:
      '<sam>{assistant}</sam> is the club on your phone: your stats, your goals, and new tips each Friday, in the games that support stats.',
    description: 'Answer; sam: link',
  },
  starplayers: {
    id: 'faq.play.starplayers',
    defaultMessage: 'How do I become a Star Player?',
    description: 'Question',
  },
  starplayersAnswer: {
    id: 'faq.play.starplayersAnswer',
    defaultMessage:
      'There’s no form to fill in and no level to reach. What counts is how you help others. Players nominate each other on the forums, and once a month the club names <starplayers>a new Star Player</starplayers>. You can’t nominate yourself.',
    description: 'Answer; starplayers: link',
  },
});
