import { endedDay } from './calendar';
import { bankUntil, statusOf, type ChallengeProgress, type ChallengeRun } from './challenges';
import type { expiryForecast } from './ledger';

export type Deadline =
  | { kind: 'expiry'; id: string; at: Date; units: number }
  | {
      /** The end of a challenge, or the last instant to bank a completed one. */
      kind: 'challengeEnd' | 'bankBy';
      id: string;
      at: Date;
      name: string;
      game: string;
    };

interface DatedChallenge {
  run: ChallengeRun & { challengeId: string; name: string; gameTitle: string };
  player: ChallengeProgress;
}

/**
 * Soonest first: days on which Units expire, ends of challenges, and ends of the time to bank. Ids are stable, so that a
 * calendar updates the events that it has.
 */
export function deadlinesOf(
  { expiring, challenges }: { expiring: ReturnType<typeof expiryForecast>; challenges: readonly DatedChallenge[] },
  now: Date,
): Deadline[] {
  return [...expiring.map(expiryOf), ...challenges.flatMap((challenge) => endOf(challenge, now))]
    .filter(({ at }) => at >= now)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

const expiryOf = ({ units, expiresAt: at }: { units: number; expiresAt: Date }): Deadline => ({
  kind: 'expiry',
  id: `units-${endedDay(at)}`,
  at,
  units,
});

function endOf({ run, player }: DatedChallenge, now: Date): Deadline[] {
  const status = statusOf(run, player, now);
  if (status === 'banked' || status === 'expired') return [];
  const isDone = status === 'completed';
  const at = isDone ? bankUntil(run) : run.endsAt;
  const { challengeId, name, gameTitle: game } = run;
  return at === null
    ? []
    : [{ kind: isDone ? 'bankBy' : 'challengeEnd', id: `challenge-${challengeId}`, at, name, game }];
}
