import { addDays } from '../calendar';

const daysToKeep = 14;

export const closingAt = (now: Date): Date => addDays(now, daysToKeep);
