import { defineMessages } from 'react-intl';

export const challengesQuestions = defineMessages({
  title: { id: 'faq.challenges.title', defaultMessage: 'Challenges', description: 'Topic of questions' },
  kinds: { id: 'faq.challenges.kinds', defaultMessage: 'What kinds of challenges are there?', description: 'Question' },
  kindsAnswer: {
    id: 'faq.challenges.kindsAnswer',
    defaultMessage:
      'Weekly challenges last one week, and the next ones open on {weekStart}. Special challenges belong to an event, a season or a launch, and end on the date they show. Classic challenges never end: each one pays once, whenever you finish it.',
    description: 'Answer; {weekStart} is a weekday, a time and its time zone',
  },
  activate: {
    id: 'faq.challenges.activate',
    defaultMessage: 'Why do I have to activate a challenge?',
    description: 'Question',
  },
  activateAnswer: {
    id: 'faq.challenges.activateAnswer',
    defaultMessage:
      'A weekly challenge only counts once you activate it: on this site, in {assistant} or in the game. Special and classic challenges count from the start. “Activate all” activates every challenge of the week at once.',
    description: 'Answer',
  },
  bank: {
    id: 'faq.challenges.bank',
    defaultMessage: 'What does it mean to bank a challenge?',
    description: 'Question',
  },
  bankAnswer: {
    id: 'faq.challenges.bankAnswer',
    defaultMessage:
      'Banking moves the Units of the stars you reached to your balance. Bank as soon as you like: you don’t have to go for the last star.',
    description: 'Answer',
  },
  late: {
    id: 'faq.challenges.late',
    defaultMessage: 'The week ended before I banked. Are my Units lost?',
    description: 'Question',
  },
  lateAnswer: {
    id: 'faq.challenges.lateAnswer',
    defaultMessage:
      'Not yet. You have two more days to bank the stars you reached. After that, the challenge closes and its Units are gone.',
    description: 'Answer',
  },
  notCounted: {
    id: 'faq.challenges.notCounted',
    defaultMessage: 'I did what the challenge asks. Why didn’t it count?',
    description: 'Question',
  },
  notCountedAnswer: {
    id: 'faq.challenges.notCountedAnswer',
    defaultMessage:
      'Open the challenge and look at “Why didn’t it count?”. The list shows what the game reported, on which platform, and what’s missing. If a session isn’t listed, start the game again while you’re online, so it can send your progress.',
    description: 'Answer',
  },
});
