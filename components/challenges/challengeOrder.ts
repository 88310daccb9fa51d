import type { Challenge } from '../../services/club/types';
import { progressOf } from '../../store/challenges/rules';

/** Whether the player can still make progress on a challenge or bank it. */
export const isOpen = ({ status }: Challenge) => status !== 'banked' && status !== 'expired';

/** Bankable challenges first, then those with an end date, then the rest, then finished ones; in each group by progress. */
export const sortByUrgency = (challenges: readonly Challenge[]): Challenge[] =>
  [...challenges].sort((a, b) => rank(a) - rank(b) || progressOf(b) - progressOf(a));

function rank(challenge: Challenge): number {
  if (!isOpen(challenge)) return 3;
  if (challenge.status === 'completed') return 0;
  return challenge.endDate === null ? 2 : 1;
}

/** The main action on a game's page: bank a completed challenge, else activate an available one; null without either. */
export function mainStep(challenges: readonly Challenge[]): { does: 'bank' | 'activate'; challenge: Challenge } | null {
  const ordered = sortByUrgency(challenges);
  const completed = ordered.find(({ status }) => status === 'completed');
  if (completed) return { does: 'bank', challenge: completed };
  const waiting = ordered.find(({ status }) => status === 'available');
  return waiting ? { does: 'activate', challenge: waiting } : null;
}
