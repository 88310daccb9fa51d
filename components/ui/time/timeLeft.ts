const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
}

/** Whole days, hours and minutes from `now` until `end` (both ms); all 0 after the end. */
export function timeLeft(end: number, now: number): TimeLeft {
  const left = Math.max(0, end - now);
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
  };
}

/** Days since the start of the week that ends at `end` (both ms), 0 to 7. */
export const daysIntoWeek = (end: number, now: number) => Math.min(7, Math.max(0, 7 - (end - now) / day));
