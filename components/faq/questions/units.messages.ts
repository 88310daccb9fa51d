import { defineMessages } from 'react-intl';

export const unitsQuestions = defineMessages({
  title: { id: 'faq.units.title', defaultMessage: 'Units', description: 'Topic of questions' },
  earn: { id: 'faq.units.earn', defaultMessage: 'How do I earn Units?', description: 'Question' },
  earnAnswer: {
    id: 'faq.units.earnAnswer',
    defaultMessage:
      'Finish challenges. Each star in a challenge is worth its own Units, and you get them when you bank them. <challenges>Weekly challenges</challenges> open in every game you own. Special challenges come with events. Classic challenges are always open and pay once.',
    description: 'Answer; challenges: link',
  },
  missing: {
    id: 'faq.units.missing',
    defaultMessage: 'Why hasn’t my balance changed after I played?',
    description: 'Question',
  },
  missingAnswer: {
    id: 'faq.units.missingAnswer',
    defaultMessage:
      'Usually, your Units are waiting to be banked: open <challenges>Challenges</challenges> and look for a Bank button. A weekly challenge counts from when you activate it, so earlier play doesn’t count. A game may also need a few minutes and a connection to report your progress.',
    description: 'Answer; challenges: link',
  },
  spend: { id: 'faq.units.spend', defaultMessage: 'What can I spend Units on?', description: 'Question' },
  spendAnswer: {
    id: 'faq.units.spendAnswer',
    defaultMessage:
      'On <rewards>more than 700 rewards</rewards> for the games you play, from outfits and emblems to early unlocks. Or on <discount>20% off in the store</discount> for 100 Units. Units have no cash value and can’t be bought.',
    description: 'Answer; discount, rewards: links',
  },
  expire: { id: 'faq.units.expire', defaultMessage: 'When do my Units expire?', description: 'Question' },
  expireAnswer: {
    id: 'faq.units.expireAnswer',
    defaultMessage:
      '2 years after you earned them, on the last day of that month. Units that expire soonest are always used first. <units>Your Units page</units> shows what expires month by month. A note in the corner of the page warns you in time.',
    description: 'Answer; units: link',
  },
  canada: {
    id: 'faq.units.canada',
    defaultMessage: 'I live in Canada. Do my Units expire too?',
    description: 'Question',
  },
  canadaAnswer: {
    id: 'faq.units.canadaAnswer',
    defaultMessage: 'Only Units you earned after April 1, 2019. Older Units don’t expire.',
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
      'No. Units belong to the account that earned them and can’t be given away, sold or merged. You can spend them on any game linked to your account, on every platform.',
    description: 'Answer',
  },
});
