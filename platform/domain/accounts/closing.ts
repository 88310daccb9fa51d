import { addDays } from '../calendar';

/** Days in which a closed account can be kept. */
export const daysToKeep = 14;

/** When an account that is closed now is deleted. */
export const closingAt = (now: Date): Date => addDays(now, daysToKeep);
