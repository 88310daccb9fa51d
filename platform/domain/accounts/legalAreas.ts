/** The legal area whose texts apply in a country. */
export type LegalArea = 'europe' | 'canada' | 'unitedStates' | 'elsewhere';

const europe = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

export function legalAreaOf(country: string): LegalArea {
  if (europe.has(country)) return 'europe';
  if (country === 'CA') return 'canada';
  return country === 'US' ? 'unitedStates' : 'elsewhere';
}
