import type { BalanceHistory } from '../../../services/club/transactions';
import { balanceSteps, monthEnds, monthsFrom } from './rules';

const buildHistory = (
  days: readonly [date: string, balance: number][],
  before: number | null = null,
): BalanceHistory => ({
  before,
  days: days.map(([date, balance]) => ({ date, balance })),
  spendings: [],
  earned: 0,
  spent: 0,
  expired: 0,
});
const at = (instant: string) => Date.parse(instant);

describe('the balance over time', () => {
  it('steps at each day, from what was there before to what is there now', () => {
    const history = buildHistory([
      ['2023-12-01T00:00:00.000Z', 100],
      ['2024-02-10T12:00:00.000Z', 130],
      ['2024-02-20T00:00:00.000Z', 80],
    ]);
    const steps = balanceSteps(history, at('2024-01-04T00:00:00Z'), at('2024-03-04T00:00:00Z'), 80);
    expect(steps.map(({ balance }) => balance)).toEqual([100, 130, 80, 80]);
    expect(monthEnds(steps)).toEqual([
      { month: '2024-01', balance: 100 },
      { month: '2024-02', balance: 80 },
      { month: '2024-03', balance: 80 },
    ]);
  });

  it('has a day at its first instant, and no months without steps', () => {
    const history = buildHistory([['2024-01-04T00:00:00.000Z', 100]], 80);
    const steps = balanceSteps(history, at('2024-01-04T00:00:00Z'), at('2024-01-05T00:00:00Z'), 100);
    expect(steps.map(({ balance }) => balance)).toEqual([80, 100, 100]);
    expect(monthEnds([])).toEqual([]);
  });

  it('stays level without days', () => {
    expect(balanceSteps(buildHistory([]), 0, 10, 7)).toEqual([
      { at: 0, balance: 7 },
      { at: 10, balance: 7 },
    ]);
  });

  it('lists the months between two instants', () => {
    expect(monthsFrom(at('2023-11-21T00:00:00Z'), at('2024-01-01T00:00:00Z'))).toEqual([
      '2023-11',
      '2023-12',
      '2024-01',
    ]);
  });
});
