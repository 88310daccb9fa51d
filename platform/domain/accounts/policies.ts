import { nearestLocale } from '../../locale/locales';
import { translatorFor } from '../../locale/translator';
import { minimumAge } from './age';

/** The legal area whose texts apply in a country. */
type LegalArea = 'europe' | 'canada' | 'unitedStates' | 'elsewhere';

const europe = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

function legalAreaOf(country: string): LegalArea {
  if (europe.has(country)) return 'europe';
  if (country === 'CA') return 'canada';
  return country === 'US' ? 'unitedStates' : 'elsewhere';
}

/** The age at which a child may consent without a parent, where the law sets more than 13 (GDPR, article 8). */
const olderByCountry: Partial<Record<string, number>> = {
  ...Object.fromEntries(['DE', 'HR', 'HU', 'IE', 'LI', 'LU', 'NL', 'PL', 'RO', 'SK'].map((code) => [code, 16])),
  ...Object.fromEntries(['CZ', 'FR', 'GR', 'SI'].map((code) => [code, 15])),
  ...Object.fromEntries(['AT', 'BG', 'CA', 'CY', 'ES', 'IT', 'LT'].map((code) => [code, 14])),
};

export type PolicyVersions = Record<'termsOfUse' | 'privacyPolicy' | 'termsOfSale', string>;

/** The current versions. A higher one requires all players of the area to accept again. */
const versionsInForce: Record<LegalArea, PolicyVersions> = {
  europe: { termsOfUse: '1.1', privacyPolicy: '1.2', termsOfSale: '1.1' },
  canada: { termsOfUse: '1.2', privacyPolicy: '1.1', termsOfSale: '1.0' },
  unitedStates: { termsOfUse: '1.1', privacyPolicy: '1.1', termsOfSale: '1.0' },
  elsewhere: { termsOfUse: '1.1', privacyPolicy: '1.1', termsOfSale: '1.0' },
};

/** Versions before 2019, which can no longer be accepted. */
export const versionsOfOld: PolicyVersions = { termsOfUse: '1.0', privacyPolicy: '1.0', termsOfSale: '1.0' };

/**
 * The accepted policies as an opaque key: the country, and the versions and language of the terms of use (tou), privacy
 * policy (pp) and terms of sale (tos).
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

/** True where a key matches the current policies of a country, in any language. */
export function isCurrentLegalOptinsKey(key: string | null, country: string): boolean {
  const language = /"ltou":"([A-Za-z-]{2,5})"/.exec(Buffer.from(key ?? '', 'base64url').toString())?.[1];
  return language !== undefined && legalOptinsKeyFor(country, language) === key?.replace(/(?<!=)=+$/, '');
}

/** Whether the law of a country lets the newsletter be ticked in advance. */
export const isOptInDefault = (country: string) => legalAreaOf(country) === 'unitedStates';

export type Policies = ReturnType<typeof policiesFor>;

/** The policies of a country in one language (wire, Account). */
export function policiesFor(country: string, languageCode: string, club: string) {
  const area = legalAreaOf(country);
  const ageOfConsent = olderByCountry[country] ?? minimumAge;
  const locale = nearestLocale(languageCode);
  const translate = translatorFor(locale);
  return {
    termOfUseContent: paragraphs(
      translate('policy.termOfUse.before', { club }),
      `${translate('policy.termOfUse.units')} ${translate(`policy.expiry.${area}`)}`,
      translate('policy.termOfUse.after'),
    ),
    termOfSaleContent: paragraphs(translate('policy.price'), translate(`policy.withdrawal.${area}`)),
    privacyPolicyContent: paragraphs(
      translate('policy.privacy.0'),
      translate('policy.privacy.1'),
      translate(`policy.rights.${area}`),
      [
        translate('policy.minimumAge'),
        ...(ageOfConsent > minimumAge ? [translate('policy.consent', { age: ageOfConsent })] : []),
      ].join(' '),
    ),
    policyAcceptance: translate('policy.acceptance'),
    policyAcceptanceIsRequired: true,
    communicationOptInDefaultValue: isOptInDefault(country),
    /** The actual language of the texts. */
    policyLocaleCode: locale,
    legalOptinsKey: legalOptinsKeyFor(country, locale),
    /** The age below which a parent has to consent to the use of a player's data. */
    ageOfConsent,
    titles: {
      termOfUse: translate('policy.titles.termOfUse'),
      termOfSale: translate('policy.titles.termOfSale'),
      privacyPolicy: translate('policy.titles.privacyPolicy'),
    },
  };
}

const paragraphs = (...texts: string[]) => texts.join('\n\n');

/** The text for players who have to accept changed policies. */
export function reacceptanceFor(country: string, languageCode: string, club: string) {
  const locale = nearestLocale(languageCode);
  return {
    text: translatorFor(locale)('policy.reacceptance', { club }),
    policyLocaleCode: locale,
    legalOptinsKey: legalOptinsKeyFor(country, locale),
  };
}
