import type { Challenge } from '../../../services/club/types';
import type { UnitsLot } from '../../../services/clubWebsite/types';

/** Something that is over at a moment. */
export type Deadline =
  | { kind: 'expiry'; id: string; at: string; units: number }
  | {
      /** A challenge that ends, or a completed one whose Units can be banked until then. */
      kind: 'challengeEnd' | 'bankBy';
      id: string;
      at: string;
      units: number;
      name: string;
      game: string | null;
    };

/**
 * What a player has to keep in mind, soonest first: lots of Units that expire, challenges that end, and completed ones to
 * be banked. Ids are the same each time, so that a calendar that took the file before updates what it has. `now` in ms.
 */
export function deadlinesOf(
  { expiring, challenges }: { expiring: readonly UnitsLot[]; challenges: readonly Challenge[] },
  now: number,
): Deadline[] {
  return [...expiriesOf(expiring), ...challenges.flatMap(endOf)]
    .filter(({ at }) => Date.parse(at) >= now)
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** One deadline for all that expires at one moment. */
function expiriesOf(expiring: readonly UnitsLot[]): Deadline[] {
  const unitsAt = new Map<string, number>();
  for (const { units, expiresAt } of expiring) unitsAt.set(expiresAt, (unitsAt.get(expiresAt) ?? 0) + units);
  return [...unitsAt].map(([at, units]) => ({ kind: 'expiry', id: `units-${at.slice(0, 10)}`, at, units }));
}

/** When nothing more can be done for a challenge; none for what is banked, over, or has no time limit. */
function endOf({ challengeId, status, endDate, bankUntil, reward, name, gameTitle }: Challenge): Deadline[] {
  const isDone = status === 'completed';
  const at = isDone ? (bankUntil ?? endDate) : endDate;
  if (at === null || status === 'banked' || status === 'expired') return [];
  const kind = isDone ? 'bankBy' : 'challengeEnd';
  return [{ kind, id: `challenge-${challengeId}`, at, units: reward.units, name, game: gameTitle }];
}
