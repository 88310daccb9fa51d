/** Zones with different offers of the publisher (spec 3, Regions). */
export type Zone = 'emea' | 'ncsa';

export const defaultZone: Zone = 'ncsa';

/** The visitor's country until the IP location is known (spec 9, Default country and region). */
export const defaultCountry = 'US';

/** A ticket is renewed this long before it ends (wire, Rules for every call). */
const renewalLeadMs = 10 * 60 * 1000;

const europe =
  'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK';
const middleEast = 'AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE';
const africa =
  'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW';
/** Neighboring countries that the same offices serve, and overseas territories of European countries. */
const others = 'AF AM AZ GE GF GL GP IN KG KZ LK MQ MV NC NP PF PK PM TF TJ TM UZ WF BD BT';

const emeaCountries: ReadonlySet<string> = new Set(
  [europe, middleEast, africa, others].flatMap((countries) => countries.split(' ')),
);

/** The zone of a two-letter country code: emea for a fixed list, ncsa for all others (spec 3, Regions). */
export const zoneOf = (country: string): Zone => (emeaCountries.has(country.toUpperCase()) ? 'emea' : defaultZone);

/** Spec 3, Authentication state; both in ms. */
export const isLoggedInAt = (expiration: number | null, now: number) => expiration !== null && expiration > now;

/** A ticket is not renewed sooner than this, even if the browser's clock is wrong or its session is about to end. */
const shortestRenewalMs = 30_000;

/**
 * In ms: until ten minutes before its expiration, or half of the remaining time when less than twenty minutes remain,
 * so that a short ticket is not renewed continuously; at least half a minute.
 */
export function renewalDelay(expiration: number, now: number): number {
  const left = Math.max(0, expiration - now);
  return Math.max(shortestRenewalMs, left - Math.min(renewalLeadMs, left / 2));
}
