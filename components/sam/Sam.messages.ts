import { defineMessages } from 'react-intl';

export const samMessages = defineMessages({
  questions: { id: 'sam.ask', defaultMessage: 'Ask like you would ask a friend', description: 'Heading' },
  questionsLead: {
    id: 'sam.ask.lead',
    defaultMessage: 'No commands to learn. These are the questions players ask most.',
    description: 'Under the heading',
  },
  week: { id: 'sam.ask.week', defaultMessage: 'How is my week going?', description: 'A player asks the assistant' },
  weekAnswer: {
    id: 'sam.ask.week.answer',
    defaultMessage: 'Four stars so far, 75 Units. Two challenges are one evening from done.',
    description: 'The assistant answers',
  },
  next: { id: 'sam.ask.next', defaultMessage: 'What should I finish next?', description: 'A player asks' },
  nextAnswer: {
    id: 'sam.ask.next.answer',
    defaultMessage: 'Three nights, one lamp. Two storms left, and it’s windy tonight.',
    description: 'The assistant answers; Three nights, one lamp is a challenge about surviving storms',
  },
  buy: { id: 'sam.ask.buy', defaultMessage: 'What will my Units buy?', description: 'A player asks' },
  buyAnswer: {
    id: 'sam.ask.buy.answer',
    defaultMessage: 'With 240: the unfolding map, or two codes for 20% off the store.',
    description: 'The assistant answers; the unfolding map is a reward',
  },
  expire: { id: 'sam.ask.expire', defaultMessage: 'Do any of them expire soon?', description: 'A player asks' },
  expireAnswer: {
    id: 'sam.ask.expire.answer',
    defaultMessage: '60, on the last day of the month. I’d spend those first.',
    description: 'The assistant answers',
  },
  best: { id: 'sam.ask.best', defaultMessage: 'What was my best run?', description: 'A player asks' },
  bestAnswer: {
    id: 'sam.ask.best.answer',
    defaultMessage: 'Tuesday: the hairpin above the chapel, 0.4 seconds faster than ever.',
    description: 'The assistant answers; about a racing game',
  },
  forget: { id: 'sam.ask.forget', defaultMessage: 'Can you forget a game?', description: 'A player asks' },
  forgetAnswer: {
    id: 'sam.ask.forget.answer',
    defaultMessage: 'Any of them, whenever you like. I only read your own stats, and I never share them.',
    description: 'The assistant answers',
  },
  fridays: {
    id: 'sam.fridays',
    defaultMessage: 'Every Friday, something new',
    description: 'Heading over what the weekly update brings',
  },
  tips: { id: 'sam.fridays.tips', defaultMessage: 'Tips for the week', description: 'What an update brings' },
  tipsText: {
    id: 'sam.fridays.tips.text',
    defaultMessage: 'For this week’s challenges, from players who finished them.',
    description: 'What an update brings',
  },
  answers: { id: 'sam.fridays.answers', defaultMessage: 'New answers', description: 'What an update brings' },
  answersText: {
    id: 'sam.fridays.answers.text',
    defaultMessage: 'Answers to questions players asked the week before.',
    description: 'What an update brings',
  },
  stats: { id: 'sam.fridays.stats', defaultMessage: 'More of your games', description: 'What an update brings' },
  statsText: {
    id: 'sam.fridays.stats.text',
    defaultMessage: 'A new game, or a new stat for a game already on the list.',
    description: 'What an update brings',
  },
  games: { id: 'sam.games', defaultMessage: 'Games with stats support', description: 'Heading' },
  exhaustive: {
    id: 'sam.games.exhaustive',
    defaultMessage: 'The list is not exhaustive.',
    description: 'Under the list of games: there are more, and more are to come',
  },
});

export const samTemplates = defineMessages<{
  gamesLead: { sam: string };
}>({
  gamesLead: {
    id: 'sam.games.lead',
    defaultMessage: '{sam} reads your stats in these games. More follow as players ask for them.',
    description: 'Under the heading over a list of games',
  },
});
