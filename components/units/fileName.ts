import { brand } from '../brand/brand';

/** A file name with the club and the day in UTC: `meridian-club-units-2026-11-21`. `now` is in ms. */
export const fileName = (what: string, now: number) =>
  [brand.club.toLowerCase().replace(/[^a-z0-9]+/g, '-'), what, new Date(now).toISOString().slice(0, 10)].join('-');
