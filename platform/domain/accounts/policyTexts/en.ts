import type { PolicyTexts } from './policyTexts';

const expiry = 'Units expire 2 years after you earn them, on the last day of that month.';
const localLaw = 'Your local law may give you a right to cancel. It stands beside these terms.';

export const en: PolicyTexts = {
  localeCode: 'en-US',
  titles: { termOfUse: 'Terms of use', termOfSale: 'Terms of sale', privacyPolicy: 'Privacy policy' },
  termOfUse: (club) => ({
    before: `${club} is free. Your account is yours alone: keep its password to yourself, and play fair.`,
    units: 'Units have no value in money and cannot be passed on.',
    after: 'We may close an account that cheats or harms others, and we say why when we do.',
  }),
  price: 'The price you see before you confirm is the price you pay, in Units or in money.',
  privacy: [
    'We keep your e-mail address, name, country, date of birth and what you do in our games, so that the club can work.',
    'We write to you about news and offers only if you ask for it.',
  ],
  consent: (age) => `Players under ${age} need a parent who agrees.`,
  acceptance: 'By creating an account you accept the terms of use and the privacy policy.',
  reacceptance: (club) => `The terms of ${club} have changed. Read them, and accept them to go on.`,
  expiry: {
    europe: expiry,
    canada:
      'Units earned after April 1, 2019 expire 2 years after you earn them, on the last day of that month. Older ones do not.',
    unitedStates: expiry,
    elsewhere: expiry,
  },
  withdrawal: {
    europe: 'You may withdraw from a purchase within 14 days, unless you have begun to use what you bought.',
    canada: 'Your province may give you a right to cancel. It stands beside these terms.',
    unitedStates: 'Sales are final unless the law of your state says otherwise.',
    elsewhere: localLaw,
  },
  rights: {
    europe:
      'You may ask for a copy of your data, have it corrected or erased, take it elsewhere, or object to its use, and complain to your data protection authority.',
    canada: 'You may ask what we hold about you, have it corrected, and withdraw your consent at any time.',
    unitedStates: 'You may ask what we hold about you and have it erased. We do not sell it.',
    elsewhere: 'You may ask what we hold about you, and have it corrected or erased.',
  },
};
