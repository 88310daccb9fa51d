import type { Challenge, ChallengeThreshold } from '../../services/club/challenges';
import { type Failure, serviceErrorCodes } from '../../services/http/errors';
import type { ChallengeType } from '../../services/club/challengeTypes';

export const nextThreshold = ({ thresholds, progress }: Challenge): ChallengeThreshold | null =>
  thresholds.find(({ value }) => value > progress) ?? null;

export const targetOf = ({ thresholds }: Challenge) => thresholds.at(-1)?.value ?? 0;

export function progressOf(challenge: Challenge): number {
  const target = targetOf(challenge);
  return target === 0 ? 0 : Math.min(1, challenge.progress / target);
}

/** Spec 4, Challenges. */
export type ChallengeStep = 'activate' | 'run' | 'bank' | 'none';

const steps = {
  available: 'activate',
  active: 'run',
  completed: 'bank',
  banked: 'none',
  expired: 'none',
} as const;

export const stepOf = ({ status }: Pick<Challenge, 'status'>): ChallengeStep => steps[status];

/** Why a step failed. Only `failed` may pass; for the others the lists are fetched again. */
export type StepError = 'banked' | 'incomplete' | 'expired' | 'failed';

const stepErrors = new Map<Failure['code'], StepError>([
  [serviceErrorCodes.challengeAlreadyBanked, 'banked'],
  [serviceErrorCodes.challengeNotCompleted, 'incomplete'],
  [serviceErrorCodes.challengeExpired, 'expired'],
]);

export const stepErrorOf = ({ code }: Failure): StepError => stepErrors.get(code) ?? 'failed';

/** The kinds that screens show: challenges that all players work on together are a kind of their own. */
export type ChallengeKind = ChallengeType | 'community';
export const challengeKinds = ['weekly', 'special', 'community', 'classic'] as const satisfies ChallengeKind[];

export const kindOf = ({ type, contribution }: Challenge): ChallengeKind =>
  contribution === null ? type : 'community';

/** The last instant for banking. `bankUntil` is the first that is too late. */
export const lastBankInstant = (bankUntil: string): string => new Date(Date.parse(bankUntil) - 1).toISOString();

export function summaryOf(challenges: readonly Challenge[]) {
  const within = (...statuses: Challenge['status'][]) => challenges.filter(({ status }) => statuses.includes(status));
  const unitsOf = (some: readonly Challenge[]) => some.reduce((sum, { reward }) => sum + reward.units, 0);
  const completed = within('completed');
  return {
    bankable: { units: unitsOf(completed), count: completed.length },
    toWin: unitsOf(within('available', 'active')),
  };
}

/** ISO; null without one. */
export const weekEndOf = (challenges: readonly Challenge[], now: number): string | null =>
  challenges.find(({ type, endDate }) => type === 'weekly' && endDate !== null && Date.parse(endDate) > now)?.endDate ??
  null;

/** Some are banked, and the player has none left to activate, play or bank. */
export function isWeekDone(challenges: readonly Challenge[]): boolean {
  const weekly = challenges.filter(({ type }) => type === 'weekly');
  return weekly.some(({ status }) => status === 'banked') && weekly.every((challenge) => stepOf(challenge) === 'none');
}

/**
 * Completed challenges first, then active, available and past ones; within each the soonest end first, then what is
 * nearest to its goal.
 */
export function inOrderOfUrgency(challenges: readonly Challenge[]): Challenge[] {
  return [...challenges].sort(
    (a, b) =>
      urgency.indexOf(a.status) - urgency.indexOf(b.status) ||
      endOf(a).localeCompare(endOf(b)) ||
      progressOf(b) - progressOf(a),
  );
}

const urgency: Challenge['status'][] = ['completed', 'active', 'available', 'banked', 'expired'];

const endOf = ({ endDate }: Challenge) => endDate ?? '9999';

export type Requirement = { isMet: boolean } & (
  | { kind: 'activation'; since: string | null }
  | { kind: 'platforms'; platforms: string[] | null }
  | { kind: 'time'; from: string | null; until: string | null }
  | { kind: 'part'; contribution: number }
  | { kind: 'star'; missing: number; next: ChallengeThreshold | null }
  | { kind: 'bank'; until: string | null }
);

/** `now` in ms. In the order in which a player meets them. */
export function requirementsOf(challenge: Challenge, now: number): Requirement[] {
  const { status, type, contribution, platforms, startDate, endDate, bankUntil, activationDate, progress } = challenge;
  const isOver = endDate !== null && Date.parse(endDate) <= now;
  const next = nextThreshold(challenge);
  const requirements: Requirement[] = [];
  if (type === 'weekly') {
    requirements.push({ kind: 'activation', isMet: status !== 'available', since: activationDate });
  }
  requirements.push(
    { kind: 'platforms', isMet: true, platforms },
    { kind: 'time', isMet: !isOver, from: startDate, until: endDate },
  );
  // Nobody can reach another star of a challenge that is over.
  if (next === null || !isOver) {
    requirements.push({ kind: 'star', isMet: next === null, missing: next === null ? 0 : next.value - progress, next });
  }
  if (kindOf(challenge) === 'community') {
    requirements.push({ kind: 'part', isMet: (contribution ?? 0) > 0, contribution: contribution ?? 0 });
  }
  if (status === 'completed') requirements.push({ kind: 'bank', isMet: false, until: bankUntil });
  return requirements;
}
