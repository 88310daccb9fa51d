import type { Challenge } from '../../services/club/challenges';
import type { Reward } from '../../services/clubWebsite/rewards';
import type { UnitsLot } from '../../services/clubWebsite/balance';
import { progressOf, stepOf } from '../challenges/rules';
import { availabilityOf } from '../rewards/rules';
import { endedDay } from '../support/lastZone';

export interface PlanStep {
  /** `start`: it has to be activated before it is played. */
  kind: 'bank' | 'finish' | 'start';
  challenge: Challenge;
}

export interface Route {
  steps: PlanStep[];
  units: number;
  /** False if all that is open does not bring what is missing. */
  reaches: boolean;
}

export interface Situation {
  challenges: readonly Challenge[];
  /** Null until known. */
  ownedSpaces: ReadonlySet<string> | null;
  /** In ms. */
  now: number;
}

/** Longer routes are no help in a choice. */
const mostSteps = 5;

/** For plans without an end. */
export const horizonMs = 30 * 24 * 60 * 60 * 1000;

/** A usual time of play for a whole challenge, in minutes: a weekly one is an evening, the others are several. */
const minutesOfWhole = { weekly: 120, special: 480, classic: 960 } as const satisfies Record<Challenge['type'], number>;

/** For a usual player, rounded up to five. */
export const minutesLeft = (challenge: Challenge): number =>
  Math.max(5, Math.ceil(Math.round((1 - progressOf(challenge)) * minutesOfWhole[challenge.type]) / 5) * 5);

/** In ms; infinity without a time limit. */
function endOf({ kind, challenge: { bankUntil, endDate } }: PlanStep): number {
  const end = kind === 'bank' ? bankUntil : endDate;
  return end === null ? Number.POSITIVE_INFINITY : Date.parse(end);
}

/**
 * What a player can do for Units now: bank what is completed, and finish or start what there is time for, in own games
 * only. A community's challenge is left out unless it is completed, because no single player finishes it.
 */
export function openSteps({ challenges, ownedSpaces, now }: Situation): PlanStep[] {
  const kinds = { bank: 'bank', run: 'finish', activate: 'start', none: null } as const;
  return challenges.flatMap((challenge) => {
    const kind = kinds[stepOf(challenge)];
    if (kind === null || challenge.reward.units === 0) return [];
    const step = { kind, challenge };
    if (kind === 'bank') return endOf(step) > now ? [step] : [];
    const isOwn = ownedSpaces?.has(challenge.spaceId) ?? true;
    const hasTime = endOf(step) - now >= minutesLeft(challenge) * 60_000;
    return isOwn && hasTime && challenge.contribution === null ? [step] : [];
  });
}

const unitsOf = (steps: readonly PlanStep[]) => steps.reduce((sum, { challenge }) => sum + challenge.reward.units, 0);
const minutesOf = (steps: readonly PlanStep[]) =>
  steps.reduce((sum, { kind, challenge }) => sum + (kind === 'bank' ? 0 : minutesLeft(challenge)), 0);

type Order = (a: PlanStep, b: PlanStep) => number;

const byTimeLeft: Order = (a, b) => minutesOf([a]) - minutesOf([b]) || compareEnds(a, b);
const byUnits: Order = (a, b) => b.challenge.reward.units - a.challenge.reward.units || byTimeLeft(a, b);
const byEnd: Order = (a, b) => compareEnds(a, b) || byTimeLeft(a, b);

function compareEnds(a: PlanStep, b: PlanStep): number {
  const [first, second] = [endOf(a), endOf(b)];
  return first === second ? 0 : first - second;
}

/** The first steps in an order that bring what is missing, without play that turns out not to be needed. */
function routeIn(order: Order, steps: readonly PlanStep[], missing: number): Route {
  const isBank = ({ kind }: PlanStep) => kind === 'bank';
  const sorted = [...steps.filter(isBank).sort(byUnits), ...steps.filter((step) => !isBank(step)).sort(order)];
  const chosen: PlanStep[] = [];
  for (const step of sorted) {
    if (unitsOf(chosen) >= missing || chosen.length === mostSteps) break;
    chosen.push(step);
  }
  const needed = chosen.reduceRight((kept: PlanStep[], step) => {
    const without = kept.filter((one) => one !== step);
    return !isBank(step) && unitsOf(without) >= missing ? without : kept;
  }, chosen);
  return { steps: needed, units: unitsOf(needed), reaches: unitsOf(needed) >= missing };
}

/**
 * Up to three different routes to the missing Units: what is completed is banked first; then the least left to do, the
 * fewest steps, and what ends soonest. Routes that suffice come first, then the shortest to play. None if nothing is
 * missing or nothing brings Units.
 */
export function routesTo(missing: number, situation: Situation): Route[] {
  const steps = openSteps(situation);
  if (missing <= 0 || steps.length === 0) return [];
  const routes = [byTimeLeft, byUnits, byEnd].map((order) => routeIn(order, steps, missing));
  const idOf = ({ steps: some }: Route) =>
    some
      .map(({ challenge }) => challenge.challengeId)
      .sort()
      .join();
  const different = routes.filter((route, index) => routes.findIndex((one) => idOf(one) === idOf(route)) === index);
  return different.sort((a, b) => Number(b.reaches) - Number(a.reaches) || minutesOf(a.steps) - minutesOf(b.steps));
}

/** In ms: the last end of its steps, within the next 30 days. */
export function doneBy({ steps }: Route, now: number): number {
  const ends = steps.map(endOf).filter((end) => Number.isFinite(end));
  return Math.min(ends.length === steps.length ? Math.max(now, ...ends) : now + horizonMs, now + horizonMs);
}

export interface DueUnits {
  units: number;
  /** What expires on the first day of them; `expiresAt` is on that day. */
  first: UnitsLot;
}

/** Units that expire up to an instant (ms); null without any. */
export function expiringBefore(expiring: readonly UnitsLot[], end: number): DueUnits | null {
  const due = expiring.filter(({ expiresAt }) => Date.parse(expiresAt) <= end);
  const [firstEnd] = due.map(({ expiresAt }) => expiresAt).sort();
  if (firstEnd === undefined) return null;
  const onFirstDay = due.filter(({ expiresAt }) => endedDay(expiresAt) === endedDay(firstEnd));
  return { units: sumOf(due), first: { units: sumOf(onFirstDay), expiresAt: firstEnd } };
}

const sumOf = (lots: readonly UnitsLot[]) => lots.reduce((sum, { units }) => sum + units, 0);

/** Counted without the Units that expire before it is done. */
export const isEnough = ({ units }: Route, missing: number, due: Pick<DueUnits, 'units'> | null): boolean =>
  units - (due?.units ?? 0) >= missing;

/** The most Units first; own games only. */
export const finishableWithin = (minutes: number, situation: Situation): PlanStep[] =>
  openSteps(situation)
    .filter(({ kind, challenge }) => kind !== 'bank' && minutesLeft(challenge) <= minutes)
    .sort(byUnits);

export interface ExpiringUse {
  reward: Reward;
  used: number;
}

/**
 * Rewards that the balance pays for, best use of the Units that expire next first: wished ones, then those that use most
 * of these Units, then those that take least besides.
 */
export function usesOfExpiring(
  next: Pick<UnitsLot, 'units'>,
  units: number,
  rewards: readonly Reward[],
  wished: ReadonlySet<string>,
  locale: string,
): ExpiringUse[] {
  const rank = ({ reward }: ExpiringUse) => (wished.has(reward.rewardId) ? 0 : 1);
  return rewards
    .filter((reward) => availabilityOf(reward, units).kind === 'withinReach')
    .map((reward) => ({ reward, used: Math.min(reward.value, next.units) }))
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        b.used - a.used ||
        a.reward.value - b.reward.value ||
        a.reward.name.localeCompare(b.reward.name, locale),
    );
}
