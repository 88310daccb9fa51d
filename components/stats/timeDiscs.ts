/** Time as discs that fill one after the other. */
export interface TimeDiscs {
  /** What a full disc stands for. */
  each: 'hour' | 'day' | 'week' | 'month';
  /** How much of each disc is full, from 0 to 1. */
  discs: number[];
}

const mostDiscs = 12;
const hours = { hour: 1, day: 24, week: 7 * 24, month: 30 * 24 } as const;

/** So many seconds as at most 12 discs, of the smallest span that leaves room; of months, the last is full at the end. */
export function timeDiscs(seconds: number): TimeDiscs {
  const played = Math.max(0, seconds) / 3600;
  const spans = ['hour', 'day', 'week', 'month'] as const;
  const each = spans.find((span) => played <= mostDiscs * hours[span]) ?? 'month';
  const whole = Math.min(mostDiscs, played / hours[each]);
  return { each, discs: Array.from({ length: mostDiscs }, (_, index) => Math.min(1, Math.max(0, whole - index))) };
}
