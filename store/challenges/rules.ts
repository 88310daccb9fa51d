import type { Challenge, ChallengeThreshold } from '../../services/club/types';

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

/** What can be banked first, then what runs, what waits, and what is over; within each the soonest end first. */
export function inOrderOfUrgency(challenges: readonly Challenge[]): Challenge[] {
  return [...challenges].sort(
    (a, b) => urgency.indexOf(a.status) - urgency.indexOf(b.status) || endOf(a).localeCompare(endOf(b)),
  );
}

const urgency: Challenge['status'][] = ['completed', 'active', 'available', 'banked', 'expired'];

/** Challenges without an end come last. */
const endOf = ({ endDate }: Challenge) => endDate ?? '9999';
