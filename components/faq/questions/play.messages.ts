import { defineMessages } from 'react-intl';

export const playQuestions = defineMessages({
  title: { id: 'faq.play.title', defaultMessage: 'Games, levels and {assistant}', description: 'Topic of questions' },
  games: { id: 'faq.play.games', defaultMessage: 'Which games belong to the club?', description: 'Question' },
  gamesAnswer: {
    id: 'faq.play.gamesAnswer',
    defaultMessage:
      'Every game on your <games>Games</games> page. Play one of them while signed in to your {publisher} account and it joins your list by itself, whatever the platform.',
    description: 'Answer; games: link',
  },
  level: { id: 'faq.play.level', defaultMessage: 'What is my level for?', description: 'Question' },
  levelAnswer: {
    id: 'faq.play.levelAnswer',
    defaultMessage:
      'XP comes with everything you do in our games, and never goes down. Levels open badge slots, so that you can show more of what you have done. XP cannot be spent.',
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
      'There is no form to fill in and no level to reach: it begins with something you do for others. Players put names forward on the forums, and once a month the club adds <starplayers>one of them to its sky</starplayers>. You cannot put forward your own.',
    description: 'Answer; starplayers: link',
  },
});
