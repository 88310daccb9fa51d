import { nearestLocale } from '../../locale/locales';
import { translatorFor } from '../../locale/translator';
import { minimumAgeOfConsent } from './ageOfConsent';
import { legalAreaOf, type LegalArea } from './legalAreas';

/** Versions of the texts that a player accepts. */
export interface PolicyVersions {
  termsOfUse: string;
  privacyPolicy: string;
  termsOfSale: string;
}

/** The versions in force. Raising one asks every player of the countries under that law to accept again. */
const versionsInForce: Record<LegalArea, PolicyVersions> = {
  europe: { termsOfUse: '1.1', privacyPolicy: '1.2', termsOfSale: '1.1' },
  canada: { termsOfUse: '1.2', privacyPolicy: '1.1', termsOfSale: '1.0' },
  unitedStates: { termsOfUse: '1.1', privacyPolicy: '1.1', termsOfSale: '1.0' },
  elsewhere: { termsOfUse: '1.1', privacyPolicy: '1.1', termsOfSale: '1.0' },
};

/** Versions before the change of 2019, which nobody can accept any more. */
export const versionsOfOld: PolicyVersions = { termsOfUse: '1.0', privacyPolicy: '1.0', termsOfSale: '1.0' };

/**
 * What a player accepted, in one opaque text: the country, and the versions and language of the terms of use (tou),
 * privacy policy (pp) and terms of sale (tos).
 */
export function legalOptinsKeyFor(
  country: string,
  language: string,
  { termsOfUse, privacyPolicy, termsOfSale } = versionsInForce[legalAreaOf(country)],
): string {
  const accepted = {
    country,
    vtou: termsOfUse,
    vpp: privacyPolicy,
    vtos: termsOfSale,
    ltou: language,
    lpp: language,
    ltos: language,
  };
  return Buffer.from(JSON.stringify(accepted)).toString('base64url');
}

/** True where a key stands for the texts in force today in a country, in whatever language they were read. */
export function isCurrentLegalOptinsKey(key: string | null, country: string): boolean {
  const language = /"ltou":"([A-Za-z-]{2,5})"/.exec(Buffer.from(key ?? '', 'base64url').toString())?.[1];
  return language !== undefined && legalOptinsKeyFor(country, language) === key?.replace(/=+$/, '');
}

/** The texts and ages of a country in one language (wire, Account). */
export interface Policies {
  termOfUseContent: string;
  termOfSaleContent: string;
  privacyPolicyContent: string;
  policyAcceptance: string;
  policyAcceptanceIsRequired: boolean;
  communicationOptInDefaultValue: boolean;
  /** Language that the texts are really in. */
  policyLocaleCode: string;
  legalOptinsKey: string;
  /** Below it a parent has to agree to what the club does with a player's data. */
  ageOfConsent: number;
  titles: { termOfUse: string; termOfSale: string; privacyPolicy: string };
}

/** Short policies in plain words for one country, in the language asked for or the one nearest to it. */
export function policiesFor(country: string, languageCode: string, club: string): Policies {
  const area = legalAreaOf(country);
  const ageOfConsent = minimumAgeOfConsent(country);
  const locale = nearestLocale(languageCode);
  const say = translatorFor(locale);
  return {
    termOfUseContent: paragraphs(
      say('policy.termOfUse.before', { club }),
      `${say('policy.termOfUse.units')} ${say(`policy.expiry.${area}`)}`,
      say('policy.termOfUse.after'),
    ),
    termOfSaleContent: paragraphs(say('policy.price'), say(`policy.withdrawal.${area}`)),
    privacyPolicyContent: paragraphs(
      say('policy.privacy.0'),
      say('policy.privacy.1'),
      say(`policy.rights.${area}`),
      say('policy.consent', { age: ageOfConsent }),
    ),
    policyAcceptance: say('policy.acceptance'),
    policyAcceptanceIsRequired: true,
    communicationOptInDefaultValue: area === 'unitedStates',
    policyLocaleCode: locale,
    legalOptinsKey: legalOptinsKeyFor(country, locale),
    ageOfConsent,
    titles: {
      termOfUse: say('policy.titles.termOfUse'),
      termOfSale: say('policy.titles.termOfSale'),
      privacyPolicy: say('policy.titles.privacyPolicy'),
    },
  };
}

const paragraphs = (...texts: string[]) => texts.join('\n\n');

/** What players read whose texts have changed. */
export function reacceptanceFor(country: string, languageCode: string, club: string) {
  const locale = nearestLocale(languageCode);
  return {
    text: translatorFor(locale)('policy.reacceptance', { club }),
    policyLocaleCode: locale,
    legalOptinsKey: legalOptinsKeyFor(country, locale),
  };
}
