import { addDays } from '../calendar';

const daysBetweenRenames = 30;

/** When a player may change the name again; null where that is now. */
export function nextRenameAt(renamedAt: Date | null, now: Date): Date | null {
  if (renamedAt === null) return null;
  const next = addDays(renamedAt, daysBetweenRenames);
  return next > now ? next : null;
}
