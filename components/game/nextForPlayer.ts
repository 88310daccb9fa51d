import type { Challenge } from '../../services/club/challenges';
import { progressOf } from '../../store/challenges/rules';

/** Whether there is something left to do about a challenge. */
export const isOpen = ({ status }: Challenge) => status !== 'banked' && status !== 'expired';

/** What can be banked first, then what ends (a week's challenges), then the rest, then what is over; within each the closest to done. */
export const inOrderOfNext = (challenges: readonly Challenge[]): Challenge[] =>
  [...challenges].sort((a, b) => rank(a) - rank(b) || progressOf(b) - progressOf(a));

function rank(challenge: Challenge): number {
  if (!isOpen(challenge)) return 3;
  if (challenge.status === 'completed') return 0;
  return challenge.endDate === null ? 2 : 1;
}

/** What the main button of a game's page does: bank what is done, else activate what waits; null when neither. */
export function mainStep(challenges: readonly Challenge[]): { does: 'bank' | 'activate'; challenge: Challenge } | null {
  const ordered = inOrderOfNext(challenges);
  const completed = ordered.find(({ status }) => status === 'completed');
  if (completed) return { does: 'bank', challenge: completed };
  const waiting = ordered.find(({ status }) => status === 'available');
  return waiting ? { does: 'activate', challenge: waiting } : null;
}
