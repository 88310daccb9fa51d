import type { BalanceHistory } from '../../../services/club/transactions';

export const historyMonths = 24;

/** From `at` (ms) until the next step. */
export interface BalanceStep {
  at: number;
  balance: number;
}

/** The balance between two instants in ms: a step at the start, one per day with a change, and one at the end with today's balance. */
export function balanceSteps(
  { days, before }: BalanceHistory,
  from: number,
  to: number,
  balance: number,
): BalanceStep[] {
  const steps = days.map((day) => ({ at: Date.parse(day.date), balance: day.balance }));
  const start = steps.findLast(({ at }) => at < from)?.balance ?? before ?? balance;
  return [{ at: from, balance: start }, ...steps.filter(({ at }) => at >= from), { at: to, balance }];
}

/** By month (`2026-03`), including the current one. */
export function monthEnds(steps: readonly BalanceStep[]): { month: string; balance: number }[] {
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return [];
  return monthsFrom(first.at, last.at).map((month) => {
    const before = steps.filter(({ at }) => monthOf(at) <= month);
    return { month, balance: (before.at(-1) ?? first).balance };
  });
}

/** Months (`2026-03`) between two instants in ms, inclusive. */
export function monthsFrom(from: number, to: number): string[] {
  const date = new Date(from);
  const months: string[] = [];
  for (let index = 0; ; index += 1) {
    const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + index, 1);
    if (first > to) return months;
    months.push(monthOf(first));
  }
}

const monthOf = (instant: number) => new Date(instant).toISOString().slice(0, 7);
