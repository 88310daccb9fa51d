import { brand } from '../brand/brand';

/** The name of a file of the club's, of a day in UTC: `meridian-club-units-2026-11-21`. `now` in ms. */
export const fileName = (what: string, now: number) =>
  [brand.club.toLowerCase().replace(/[^a-z0-9]+/g, '-'), what, new Date(now).toISOString().slice(0, 10)].join('-');
