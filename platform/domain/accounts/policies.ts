import { minimumAgeOfConsent } from './ageOfConsent';

/** Versions of the texts a player accepts. Raising one asks every player to accept again. */
const versions = { termsOfUse: '1.0', privacyPolicy: '1.0', termsOfSale: '1.0' } as const;

/**
 * What a player accepted, in one opaque text: the versions and language of the terms of use (tou), privacy policy
 * (pp) and terms of sale (tos).
 */
export function legalOptinsKeyFor(language: string): string {
  const { termsOfUse, privacyPolicy, termsOfSale } = versions;
  const accepted = {
    vtou: termsOfUse,
    vpp: privacyPolicy,
    vtos: termsOfSale,
    ltou: language,
    lpp: language,
    ltos: language,
  };
  return Buffer.from(JSON.stringify(accepted)).toString('base64url');
}

/** True where a key stands for the texts in force today, in whatever language they were read. */
export function isCurrentLegalOptinsKey(key: string | null): boolean {
  const language = /"ltou":"([A-Za-z-]{2,5})"/.exec(Buffer.from(key ?? '', 'base64url').toString())?.[1];
  return language !== undefined && legalOptinsKeyFor(language) === key?.replace(/=+$/, '');
}

/** The texts and ages of a country (wire, Account). */
export interface Policies {
  termOfUseContent: string;
  termOfSaleContent: string;
  privacyPolicyContent: string;
  policyAcceptance: string;
  policyAcceptanceIsRequired: boolean;
  communicationOptInDefaultValue: boolean;
  /** Below it a parent has to agree to what the club does with a player's data. */
  ageOfConsent: number;
}

/** The law that a country's texts follow. */
export type LegalArea = 'europe' | 'canada' | 'unitedStates' | 'elsewhere';

const europe = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

export function legalAreaOf(country: string): LegalArea {
  if (europe.has(country)) return 'europe';
  if (country === 'CA') return 'canada';
  return country === 'US' ? 'unitedStates' : 'elsewhere';
}

const rightsByArea: Record<LegalArea, string> = {
  europe:
    'You may ask for a copy of your data, have it corrected or erased, take it elsewhere, or object to its use, and complain to your data protection authority.',
  canada: 'You may ask what we hold about you, have it corrected, and withdraw your consent at any time.',
  unitedStates: 'You may ask what we hold about you and have it erased. We do not sell it.',
  elsewhere: 'You may ask what we hold about you, and have it corrected or erased.',
};

const expiryByArea: Record<LegalArea, string> = {
  europe: 'Units expire 2 years after you earn them, on the last day of that month.',
  canada:
    'Units earned after 1 April 2019 expire 2 years after you earn them, on the last day of that month. Older ones do not.',
  unitedStates: 'Units expire 2 years after you earn them, on the last day of that month.',
  elsewhere: 'Units expire 2 years after you earn them, on the last day of that month.',
};

const withdrawalByArea: Record<LegalArea, string> = {
  europe: 'You may withdraw from a purchase within 14 days, unless you have begun to use what you bought.',
  canada: 'Your province may give you a right to cancel. It stands beside these terms.',
  unitedStates: 'Sales are final unless the law of your state says otherwise.',
  elsewhere: 'Your local law may give you a right to cancel. It stands beside these terms.',
};

/** Short policies in plain words for one country, with the club's name in them. */
export function policiesFor(country: string, club: string): Policies {
  const area = legalAreaOf(country);
  const ageOfConsent = minimumAgeOfConsent(country);
  return {
    termOfUseContent: [
      `${club} is free. Your account is yours alone: keep its password to yourself, and play fair.`,
      `Units have no value in money and cannot be passed on. ${expiryByArea[area]}`,
      'We may close an account that cheats or harms others, and we say why when we do.',
    ].join('\n\n'),
    termOfSaleContent: [
      'The price you see before you confirm is the price you pay, in Units or in money.',
      withdrawalByArea[area],
    ].join('\n\n'),
    privacyPolicyContent: [
      'We keep your e-mail address, name, country, date of birth and what you do in our games, so that the club can work.',
      'We write to you about news and offers only if you ask for it.',
      rightsByArea[area],
      `Players under ${ageOfConsent} need a parent who agrees.`,
    ].join('\n\n'),
    policyAcceptance: 'By creating an account you accept the terms of use and the privacy policy.',
    policyAcceptanceIsRequired: true,
    communicationOptInDefaultValue: area === 'unitedStates',
    ageOfConsent,
  };
}
