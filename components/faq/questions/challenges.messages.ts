import { defineMessages } from 'react-intl';

export const challengesQuestions = defineMessages({
  title: { id: 'faq.challenges.title', defaultMessage: 'Challenges', description: 'Topic of questions' },
  kinds: { id: 'faq.challenges.kinds', defaultMessage: 'What kinds of challenges are there?', description: 'Question' },
  kindsAnswer: {
    id: 'faq.challenges.kindsAnswer',
    defaultMessage:
      'Weekly ones are made for the days you have: new on Monday at 00:00 UTC, gone the Monday after. Special ones belong to an event, a season or a launch and end on the date they show. Classic ones have no end: each pays once, whenever you get there.',
    description: 'Answer',
  },
  activate: {
    id: 'faq.challenges.activate',
    defaultMessage: 'Why do I have to activate a challenge?',
    description: 'Question',
  },
  activateAnswer: {
    id: 'faq.challenges.activateAnswer',
    defaultMessage:
      'So that it is yours: a weekly challenge starts counting when you activate it, on this site, in {assistant} or in the game. Special and classic challenges count from the start and need no activating. “Activate all” takes every challenge of the week at once.',
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
      'Banking moves the Units of the stars you reached to your balance. Bank as soon as you like: you do not have to go for the last star.',
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
      'Not yet. What you reached before the end waits two more days. After that the challenge is closed and its Units are gone.',
    description: 'Answer',
  },
  notCounted: {
    id: 'faq.challenges.notCounted',
    defaultMessage: 'I did what the challenge asks. Why has it not counted?',
    description: 'Question',
  },
  notCountedAnswer: {
    id: 'faq.challenges.notCountedAnswer',
    defaultMessage:
      'Open the challenge and look at “why not yet”: it lists what the game reported, on which platform, and what is missing. If a session is not there at all, start the game once more while you are online, because games send what they kept.',
    description: 'Answer',
  },
});
