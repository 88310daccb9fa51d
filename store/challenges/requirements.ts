import type { Challenge, ChallengeThreshold } from '../../services/club/types';
import { kindOf, nextThreshold } from './rules';

/** A requirement of a challenge, and whether it is met. */
export type Requirement = { isMet: boolean } & (
  | { kind: 'activation'; since: string | null }
  | { kind: 'platforms'; platforms: string[] | null }
  | { kind: 'time'; from: string | null; until: string | null }
  | { kind: 'part'; contribution: number }
  | { kind: 'star'; missing: number; next: ChallengeThreshold | null }
  | { kind: 'bank'; until: string | null }
);

/** The requirements of a challenge at `now` (ms), in the order in which a player meets them. */
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
    { kind: 'star', isMet: next === null, missing: next === null ? 0 : next.value - progress, next },
  );
  if (kindOf(challenge) === 'community') {
    requirements.push({ kind: 'part', isMet: (contribution ?? 0) > 0, contribution: contribution ?? 0 });
  }
  if (status === 'completed') requirements.push({ kind: 'bank', isMet: false, until: bankUntil });
  return requirements;
}
