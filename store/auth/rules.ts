/** Parts of the world the publisher's offers differ by (spec 3, Regions). */
export type Zone = 'emea' | 'ncsa';

export const defaultZone: Zone = 'ncsa';

/** What is held for the visitor's country until it is known (spec 9, Default country and region). */
export const defaultCountry = 'US';

/** A ticket is renewed this long before it ends (wire, Rules for every call). */
export const renewalLeadMs = 10 * 60 * 1000;

const europe =
  'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK';
const middleEast = 'AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE';
const africa =
  'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW';
/** Neighbours that the publisher serves from the same offices, and overseas parts of European countries. */
const others = 'AF AM AZ GE GF GL GP IN KG KZ LK MQ MV NC NP PF PK PM TF TJ TM UZ WF BD BT';

const emeaCountries: ReadonlySet<string> = new Set(
  [europe, middleEast, africa, others].flatMap((countries) => countries.split(' ')),
);

/** The zone of a country by its two letters: emea for a fixed list, ncsa for every other one (spec 3, Regions). */
export const zoneOf = (country: string): Zone => (emeaCountries.has(country.toUpperCase()) ? 'emea' : defaultZone);

/** Logged in means that the ticket's expiration lies in the future (spec 3, Authentication state); both in ms. */
export const isLoggedInAt = (expiration: number | null, now: number) => expiration !== null && expiration > now;

/**
 * How long to wait before a ticket is renewed, in ms: until ten minutes before its end, or half of what is left where
 * that is less than twenty minutes, so that a short ticket is not renewed over and over.
 */
export function renewalDelay(expiration: number, now: number): number {
  const left = Math.max(0, expiration - now);
  return left - Math.min(renewalLeadMs, left / 2);
}
