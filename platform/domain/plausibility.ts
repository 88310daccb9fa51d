import { sessionEnded, type GameplayEvent } from './gameplay';

/** Why an event is held back: more play time, more counts or more Units than one player can reach. */
export const holdReasons = ['playTime', 'counts', 'units'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Why an event is not stored: its game does not declare it, or too many of the player's events wait for a review. */
export const unkeptReasons = ['undeclared', 'quarantineFull'] as const;
export type UnkeptReason = (typeof unkeptReasons)[number];

/**
 * What one player may report in one space. Games send late and in bulk, so each limit is a sum over a span: the seconds
 * played in a day are at most those of a day, and an event happens at most 60 times a minute over an hour. As many events
 * wait for a review at most.
 */
export const playLimits = { secondsADay: 24 * 60 * 60, countsAnHour: 60 * 60, unitsADay: 500, heldEvents: 1000 };

/** The part of a limit that an event takes: at least 1, because each is a row however little it counts. */
const shareOf = ({ count }: GameplayEvent) => Math.max(1, count);

/** What counted lately for a player in a space. */
export interface RecentPlay {
  /** Seconds played in the last 24 hours. */
  secondsToday: number;
  /** How often each event happened in the last hour. */
  countsThisHour: ReadonlyMap<string, number>;
}

/** Splits a batch into the events that count and those that are held back, each with its reason. */
export function reviewEvents<Event extends GameplayEvent>(
  events: readonly Event[],
  recent: RecentPlay,
): { counting: Event[]; held: { event: Event; reason: HoldReason }[] } {
  const totals = new Map([...recent.countsThisHour, [sessionEnded, recent.secondsToday]]);
  const counting: Event[] = [];
  const held: { event: Event; reason: HoldReason }[] = [];
  for (const event of events) {
    const { limit, reason } = limitOf(event);
    const total = (totals.get(event.name) ?? 0) + shareOf(event);
    if (total > limit) held.push({ event, reason });
    else {
      totals.set(event.name, total);
      counting.push(event);
    }
  }
  return { counting, held };
}

/** Splits the actions that a player completes at once, in order, by whether the Units of the day stay within the limit. */
export function reviewActions<Row extends { action: { units: number } }>(
  rows: readonly Row[],
  unitsToday: number,
): { counting: Row[]; held: Row[] } {
  let total = unitsToday;
  const counting: Row[] = [];
  const held: Row[] = [];
  for (const row of rows) {
    const { units } = row.action;
    if (total + units > playLimits.unitsADay) held.push(row);
    else {
      total += units;
      counting.push(row);
    }
  }
  return { counting, held };
}

const limitOf = ({ name }: GameplayEvent): { limit: number; reason: HoldReason } =>
  name === sessionEnded
    ? { limit: playLimits.secondsADay, reason: 'playTime' }
    : { limit: playLimits.countsAnHour, reason: 'counts' };
