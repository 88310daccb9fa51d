import { z } from 'zod';

/** A moment as the wire writes it: ISO-8601 UTC with seven fractional digits. */
export const timestamp = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z$/)
  .meta({ id: 'Moment', description: 'ISO-8601 in UTC with seven fractional digits.', format: 'date-time' });

/** Units as replies count them. */
export const amountOfUnits = z.int().describe('Units, whole ones.');

/** The reply of a call that has nothing to tell. */
export const emptyResponse = z.object({});

/** A date as real clients want it: ISO-8601 UTC with seven fractional digits. */
export const wireDate = (date: Date) => date.toISOString().replace(/(\.\d{3})Z$/, '$10000Z');

export const wireDateOrNull = (date: Date | null | undefined) => (date ? wireDate(date) : null);

/** How the wire writes that a game was never played. */
export const never = '0001-01-01T00:00:00';
