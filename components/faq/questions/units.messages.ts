import { defineMessages } from 'react-intl';

export const unitsQuestions = defineMessages({
  title: { id: 'faq.units.title', defaultMessage: 'Units', description: 'Topic of questions' },
  earn: { id: 'faq.units.earn', defaultMessage: 'How do I earn Units?', description: 'Question' },
  earnAnswer: {
    id: 'faq.units.earnAnswer',
    defaultMessage:
      'Finish challenges. Each star on a challenge’s line is worth Units of its own, and they are yours once you bank them. <challenges>Weekly challenges</challenges> open every Monday in every game you own, special ones come with events, and classic ones are always open and pay once.',
    description: 'Answer; challenges: link',
  },
  missing: {
    id: 'faq.units.missing',
    defaultMessage: 'Why has my balance not changed after I played?',
    description: 'Question',
  },
  missingAnswer: {
    id: 'faq.units.missingAnswer',
    defaultMessage:
      'Most of the time the Units wait to be banked: open <challenges>Challenges</challenges> and look for the button that names them. A weekly challenge counts from the moment you activate it, so what you played before does not. A game may also need a few minutes and a connection to report what you did.',
    description: 'Answer; challenges: link',
  },
  spend: { id: 'faq.units.spend', defaultMessage: 'What can I spend Units on?', description: 'Question' },
  spendAnswer: {
    id: 'faq.units.spendAnswer',
    defaultMessage:
      'On <rewards>more than 700 rewards</rewards> for the games you play, from outfits and emblems to early unlocks, and on <discount>20% off in the store</discount> for 100 Units. Units have no value in money and cannot be bought.',
    description: 'Answer; discount, rewards: links',
  },
  expire: { id: 'faq.units.expire', defaultMessage: 'When do my Units expire?', description: 'Question' },
  expireAnswer: {
    id: 'faq.units.expireAnswer',
    defaultMessage:
      '2 years after you earned them, on the last day of that month. The Units that expire soonest are always spent first. <units>Your Units page</units> shows month by month what would go, and the corner of the page warns you before it does.',
    description: 'Answer; units: link',
  },
  canada: {
    id: 'faq.units.canada',
    defaultMessage: 'I live in Canada. Do my Units expire too?',
    description: 'Question',
  },
  canadaAnswer: {
    id: 'faq.units.canadaAnswer',
    defaultMessage:
      'Only those you earned after April 1, 2019. Whatever you had before that day stays yours without a date.',
    description: 'Answer',
  },
  pass: {
    id: 'faq.units.pass',
    defaultMessage: 'Can I give Units to a friend, or move them to another account?',
    description: 'Question',
  },
  passAnswer: {
    id: 'faq.units.passAnswer',
    defaultMessage:
      'No. Units belong to the account that earned them and cannot be passed on, sold or merged. You can spend them on any game that is linked to your account, on every platform.',
    description: 'Answer',
  },
});
