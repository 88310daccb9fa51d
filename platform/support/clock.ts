/** Where the time comes from. Injected, because Units expire and weeks turn. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock for tests and demonstrations that stands still until it is moved. */
export function manualClock(
  start: string | Date,
): Clock & { set(time: string | Date): void; advance(ms: number): void } {
  let time = new Date(start);
  return {
    now: () => new Date(time),
    set: (next) => {
      time = new Date(next);
    },
    advance: (ms) => {
      time = new Date(time.getTime() + ms);
    },
  };
}
