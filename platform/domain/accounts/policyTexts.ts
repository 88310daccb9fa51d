import { minimumAgeOfConsent } from './ageOfConsent';
import { de } from './policyTexts/de';
import { en } from './policyTexts/en';
import { fr } from './policyTexts/fr';
import type { LegalArea, PolicyTexts } from './policyTexts/types';

/** The texts and ages of a country (wire, Account). */
export interface Policies {
  /** Locale of the texts. */
  localeCode: string;
  termOfUseContent: string;
  termOfSaleContent: string;
  privacyPolicyContent: string;
  policyAcceptance: string;
  policyAcceptanceIsRequired: boolean;
  communicationOptInDefaultValue: boolean;
  /** Below it a parent has to agree to what the club does with a player's data. */
  ageOfConsent: number;
}

/** By language; another one reads English. */
const languages: Partial<Record<string, PolicyTexts>> = { de, en, fr };

const textsIn = (locale: string) => languages[locale.split('-')[0] ?? ''] ?? en;

const europe = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

export function legalAreaOf(country: string): LegalArea {
  if (europe.has(country)) return 'europe';
  if (country === 'CA') return 'canada';
  return country === 'US' ? 'unitedStates' : 'elsewhere';
}

/** Short policies in plain words for one country, in a language, with the club's name in them. */
export function policiesFor(country: string, locale: string, club: string): Policies {
  const area = legalAreaOf(country);
  const ageOfConsent = minimumAgeOfConsent(country);
  const texts = textsIn(locale);
  return {
    localeCode: texts.localeCode,
    termOfUseContent: [texts.free(club), `${texts.unitsHaveNoValue} ${texts.expiry[area]}`, texts.closing].join('\n\n'),
    termOfSaleContent: [texts.price, texts.withdrawal[area]].join('\n\n'),
    privacyPolicyContent: [texts.whatWeKeep, texts.writing, texts.rights[area], texts.parents(ageOfConsent)].join(
      '\n\n',
    ),
    policyAcceptance: texts.acceptance,
    policyAcceptanceIsRequired: true,
    communicationOptInDefaultValue: area === 'unitedStates',
    ageOfConsent,
  };
}

/** What players are told whose policies have changed. */
export function reacceptanceText(locale: string, club: string): { text: string; localeCode: string } {
  const texts = textsIn(locale);
  return { text: texts.changed(club), localeCode: texts.localeCode };
}
