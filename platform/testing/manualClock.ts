import type { Clock } from '../support/clock';

/** A clock that changes only when it is set. */
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
