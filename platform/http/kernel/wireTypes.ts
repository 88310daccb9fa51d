import { z } from 'zod';

/** An instant on the wire: ISO-8601 UTC with seven fractional digits. */
export const timestamp = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z$/)
  .meta({ id: 'Moment', description: 'ISO-8601 in UTC with seven fractional digits.', format: 'date-time' });

export const amountOfUnits = z.int().describe('Units, whole ones.');

export const totalOfPages = z.int().describe('How many there are in all.');

export const emptyResponse = z.object({});

/** Formats an instant for the wire: ISO-8601 UTC with seven fractional digits. */
export const wireDate = (date: Date) => date.toISOString().replace(/(\.\d{3})Z$/, '$10000Z');

export const wireDateOrNull = (date: Date | null | undefined) => (date ? wireDate(date) : null);

/** The wire's date of a game that was never played. */
export const never = '0001-01-01T00:00:00';
