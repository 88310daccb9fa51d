import type { ChallengeProgress, ChallengeRun } from './challenges';
import { advance } from './challenges';

/** Something that happened in a game, `count` times. */
export interface GameplayEvent {
  name: string;
  count: number;
}

export const sessionStarted = 'session.started';

/** The event that carries seconds played. */
export const sessionEnded = 'session.ended';

/** One XP for each minute of play. */
export const xpOfPlay = (seconds: number) => Math.floor(seconds / 60);

export function tally(events: readonly GameplayEvent[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name, count } of events) counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
}

export type StatFormat = 'LongTimespan' | 'Integer' | 'Decimal' | 'Percentage' | 'Distance';

export interface StatRule {
  event: string;
  format: StatFormat;
}

/** A stat after a batch: amounts add up, a percentage takes the latest value; null where the batch has none. */
export function movedStat(rule: StatRule, value: number, events: readonly GameplayEvent[]): number | null {
  const counts = events.filter((event) => event.name === rule.event).map((event) => event.count);
  if (counts.length === 0) return null;
  if (rule.format === 'Percentage') return Math.min(100, counts.at(-1) ?? value);
  return value + counts.reduce((sum, count) => sum + count, 0);
}

export interface ActionProgress {
  progress: number;
  completedAt: Date | null;
}

/** An action after a batch; it completes once and then does not change. */
export function movedAction(
  rule: { event: string; target: number },
  player: ActionProgress,
  happened: ReadonlyMap<string, number>,
  now: Date,
): ActionProgress {
  const count = wholeCount(rule.event, happened);
  if (player.completedAt || count === 0) return player;
  const progress = Math.min(rule.target, player.progress + count);
  return { progress, completedAt: progress >= rule.target ? now : null };
}

/** A challenge after a batch on a platform; weekly challenges count only while active. */
export function movedChallenge(
  run: ChallengeRun & { event: string },
  player: ChallengeProgress,
  { happened, platform }: { happened: ReadonlyMap<string, number>; platform: string },
  now: Date,
): ChallengeProgress {
  const count = wholeCount(run.event, happened);
  const countsHere = run.platforms === null || run.platforms.includes(platform);
  return count === 0 || !countsHere ? player : advance(run, player, count, now);
}

/** Distributes the progress of a challenge over the events, in their order, in whole amounts. */
export function creditsOf<Item extends GameplayEvent>(
  events: readonly Item[],
  moved: number,
): { event: Item; counted: number }[] {
  let [total, credited] = [0, 0];
  return events.map((event) => {
    total += event.count;
    const counted = Math.max(0, Math.min(Math.floor(total), moved) - credited);
    credited += counted;
    return { event, counted };
  });
}

const wholeCount = (event: string, happened: ReadonlyMap<string, number>) => Math.floor(happened.get(event) ?? 0);
