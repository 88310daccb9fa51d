import type { UnitsTransaction } from '../../../services/club/types';

/** How far back the balance is shown: as long as units last. */
export const historyMonths = 24;

/** A moment so many months earlier, in ms; the end of a shorter month where the day does not exist. */
export function monthsBefore(moment: number, months: number): number {
  const date = new Date(moment);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = moment - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) + timeOfDay;
}

/** The balance from a moment on, in ms, until the next step. */
export interface BalanceStep {
  at: number;
  balance: number;
}

/**
 * The balance over time, from one moment to another in ms: a step where it begins, one for each line of the ledger
 * (oldest first), and one where it ends with today's balance.
 */
export function balanceSteps(
  transactions: readonly UnitsTransaction[],
  from: number,
  to: number,
  balance: number,
): BalanceStep[] {
  const within = linesSince(transactions, from);
  const [first] = within;
  const before = first ? first.balanceAfter - first.units : balance;
  return [
    { at: from, balance: before },
    ...within.map(({ date, balanceAfter }) => ({ at: Date.parse(date), balance: balanceAfter })),
    { at: to, balance },
  ];
}

/** The balance at the end of each month (`2026-03`) that the steps cover, the running one included. */
export function monthEnds(steps: readonly BalanceStep[]): { month: string; balance: number }[] {
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return [];
  return monthsFrom(first.at, last.at).map((month) => {
    const before = steps.filter(({ at }) => monthOf(at) <= month);
    return { month, balance: (before.at(-1) ?? first).balance };
  });
}

/** Lines of the ledger since a moment in ms. */
export const linesSince = (transactions: readonly UnitsTransaction[], from: number) =>
  transactions.filter(({ date }) => Date.parse(date) >= from);

/** What came in, was paid and was lost, as amounts; a refund takes back what was paid. */
export function totalsOf(transactions: readonly UnitsTransaction[]) {
  const sum = (kind: UnitsTransaction['kind']) =>
    transactions.reduce((total, line) => total + (line.kind === kind ? line.units : 0), 0);
  const magnitude = Math.abs;
  return {
    earned: sum('earned'),
    spent: magnitude(sum('spent') + sum('refunded')),
    expired: magnitude(sum('expired')),
  };
}

/** Months as `2026-03` between two moments in ms, both included. */
export function monthsFrom(from: number, to: number): string[] {
  const date = new Date(from);
  const months: string[] = [];
  for (let index = 0; ; index += 1) {
    const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + index, 1);
    if (first > to) return months;
    months.push(monthOf(first));
  }
}

const monthOf = (moment: number) => new Date(moment).toISOString().slice(0, 7);
