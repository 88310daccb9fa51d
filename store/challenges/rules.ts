import type { Challenge, ChallengeThreshold } from '../../services/club/challenges';
import type { ChallengeType } from '../../services/club/challengeTypes';

/** The threshold that is reached next, or null when all are. */
export const nextThreshold = ({ thresholds, progress }: Challenge): ChallengeThreshold | null =>
  thresholds.find(({ value }) => value > progress) ?? null;

/** The count that completes a challenge. */
export const targetOf = ({ thresholds }: Challenge) => thresholds.at(-1)?.value ?? 0;

/** How far a challenge is, from 0 to 1. */
export function progressOf(challenge: Challenge): number {
  const target = targetOf(challenge);
  return target === 0 ? 0 : Math.min(1, challenge.progress / target);
}

/** What can be done with a challenge now: activate an available one, then bank a completed one (spec 4, Challenges). */
export type ChallengeStep = 'activate' | 'run' | 'bank' | 'none';

const steps = {
  available: 'activate',
  active: 'run',
  completed: 'bank',
  banked: 'none',
  expired: 'none',
} as const;

export const stepOf = ({ status }: Challenge): ChallengeStep => steps[status];

/** What a player calls them: what all players do together is a kind of its own. */
export type ChallengeKind = ChallengeType | 'community';
export const challengeKinds = ['weekly', 'special', 'community', 'classic'] as const satisfies ChallengeKind[];

export const kindOf = ({ type, contribution }: Challenge): ChallengeKind =>
  contribution === null ? type : 'community';

/** Challenges as they stand at a glance. */
export interface ChallengesSummary {
  /** Units that can be banked now, in how many challenges. */
  bankable: { units: number; count: number };
  /** Units that what runs or waits still gives. */
  toWin: number;
  waiting: number;
}

export function summaryOf(challenges: readonly Challenge[]): ChallengesSummary {
  const within = (...statuses: Challenge['status'][]) => challenges.filter(({ status }) => statuses.includes(status));
  const unitsOf = (some: readonly Challenge[]) => some.reduce((sum, { reward }) => sum + reward.units, 0);
  const completed = within('completed');
  return {
    bankable: { units: unitsOf(completed), count: completed.length },
    toWin: unitsOf(within('available', 'active')),
    waiting: within('available').length,
  };
}

/** When the week ends that a weekly challenge of these runs in (ISO); null where none runs. */
export const weekEndOf = (challenges: readonly Challenge[], now: number): string | null =>
  challenges.find(({ type, endDate }) => type === 'weekly' && endDate !== null && Date.parse(endDate) > now)?.endDate ??
  null;

/** What can be banked first, then what runs, what waits, and what is over; within each the soonest end first. */
export function inOrderOfUrgency(challenges: readonly Challenge[]): Challenge[] {
  return [...challenges].sort(
    (a, b) => urgency.indexOf(a.status) - urgency.indexOf(b.status) || endOf(a).localeCompare(endOf(b)),
  );
}

const urgency: Challenge['status'][] = ['completed', 'active', 'available', 'banked', 'expired'];

/** Challenges without an end come last. */
const endOf = ({ endDate }: Challenge) => endDate ?? '9999';
