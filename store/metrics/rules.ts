/**
 * Countries whose law requires consent before anything is measured, grouped by law (docs/contracts/metrics.md). A law
 * of one region, as in Quebec, counts for the whole country, because an IP address is not precise enough.
 */
const consentLaws = {
  unionAndArea:
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO AX GF GP MF MQ RE YT SJ',
  europe: 'GB GG GI IM JE CH AD AL BA FO GL MC MD ME MK NC PF PM RS SM UA VA WF XK',
  others: 'BR CA CN IN KR RU SA TH TR VN ZA',
};

const consentCountries: ReadonlySet<string> = new Set(
  Object.values(consentLaws).flatMap((countries) => countries.split(' ')),
);

/** Elsewhere a visitor may opt out. Takes a two-letter country code. */
export const needsConsentIn = (country: string): boolean => consentCountries.has(country.toUpperCase());

/** Whether a reader may be measured. `unknown` shows no banner; `required` shows it and measures nothing yet. */
export type Consent = 'unknown' | 'required' | 'allowed' | 'refused';

export interface ConsentFacts {
  choice: 'allowed' | 'refused' | null;
  /** The browser sends Global Privacy Control, which overrides any choice. */
  isSignalled: boolean;
  isRead: boolean;
  /** The countries whose law may apply: of the IP location and the account; null until known. */
  countries: readonly string[] | null;
}

/** The only decision about measuring. Nothing is measured while the country is unknown. */
export function consentOf({ choice, isSignalled, isRead, countries }: ConsentFacts): Consent {
  if (!isRead) return 'unknown';
  if (isSignalled) return 'refused';
  if (choice) return choice;
  if (!countries) return 'unknown';
  return countries.some(needsConsentIn) ? 'required' : 'allowed';
}
