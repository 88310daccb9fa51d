import { addDays, endOfDay } from '../calendar';

const daysToKeep = 14;

/** When the days have passed in which a player who closes the account now can keep it. */
export const closingAt = (now: Date): Date => addDays(now, daysToKeep);

/** When the account is deleted: the player is told a day, which has to end first, wherever the player is. */
export const deletionAt = (closesAt: Date): Date => endOfDay(closesAt);
