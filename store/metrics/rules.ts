/**
 * Countries whose law wants an answer before anything is measured, by what it says (docs/contracts/metrics.md has the
 * laws). Where a law holds in a part of a country only, as in Quebec, the whole country is asked: an address tells no more.
 */
const asking = {
  unionAndArea:
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO AX GF GP MF MQ RE YT SJ',
  europe: 'GB GG GI IM JE CH AD AL BA FO GL MC MD ME MK NC PF PM RS SM UA VA WF XK',
  world: 'BR CA CN IN KR RU SA TH TR VN ZA',
};

const askingCountries: ReadonlySet<string> = new Set(
  Object.values(asking).flatMap((countries) => countries.split(' ')),
);

/** True where a visitor has to agree first; elsewhere one is measured unless one refuses. By a country's two letters. */
export const needsConsentIn = (country: string): boolean => askingCountries.has(country.toUpperCase());

/** Whether a reader may be measured: `unknown` measures nothing and asks nothing, `asked` measures nothing yet. */
export type Consent = 'unknown' | 'asked' | 'allowed' | 'refused';

export interface ConsentFacts {
  /** What the reader said; null for nothing yet. */
  choice: 'allowed' | 'refused' | null;
  /** The browser says no for its owner (Global Privacy Control): no answer is stronger. */
  isSignalled: boolean;
  /** False until the browser has told the two above. */
  isRead: boolean;
  /** Every country whose law may hold: where the reader is, and the account's; null until that is known. */
  countries: readonly string[] | null;
}

/** The one decision of what may be measured. Where nobody knows the country, nothing is. */
export function consentOf({ choice, isSignalled, isRead, countries }: ConsentFacts): Consent {
  if (!isRead) return 'unknown';
  if (isSignalled) return 'refused';
  if (choice) return choice;
  if (!countries) return 'unknown';
  return countries.some(needsConsentIn) ? 'asked' : 'allowed';
}
