import type { Challenge } from '../../../services/club/challenges';
import { endedDay } from '../../support/lastZone';
import type { UnitsLot } from '../../../services/clubWebsite/balance';

export type Deadline =
  | { kind: 'expiry'; id: string; at: string; units: number }
  | {
      /** The end of a challenge, or the last day to bank a completed one. */
      kind: 'challengeEnd' | 'bankBy';
      id: string;
      at: string;
      units: number;
      name: string;
      game: string | null;
    };

/**
 * Soonest first: expiring lots of Units, ends of challenges, and last days to bank. Ids are stable, so that a calendar
 * updates events of an earlier import. `now` in ms.
 */
export function deadlinesOf(
  { expiring, challenges }: { expiring: readonly UnitsLot[]; challenges: readonly Challenge[] },
  now: number,
): Deadline[] {
  return [...expiriesOf(expiring), ...challenges.flatMap(endOf)]
    .filter(({ at }) => Date.parse(at) >= now)
    .sort((a, b) => a.at.localeCompare(b.at));
}

function expiriesOf(expiring: readonly UnitsLot[]): Deadline[] {
  const unitsAt = new Map<string, number>();
  for (const { units, expiresAt } of expiring) unitsAt.set(expiresAt, (unitsAt.get(expiresAt) ?? 0) + units);
  return [...unitsAt].map(([at, units]) => ({ kind: 'expiry', id: `units-${endedDay(at)}`, at, units }));
}

function endOf({ challengeId, status, endDate, bankUntil, reward, name, gameTitle }: Challenge): Deadline[] {
  const isDone = status === 'completed';
  const at = isDone ? (bankUntil ?? endDate) : endDate;
  if (at === null || status === 'banked' || status === 'expired') return [];
  const kind = isDone ? 'bankBy' : 'challengeEnd';
  return [{ kind, id: `challenge-${challengeId}`, at, units: reward.units, name, game: gameTitle }];
}
