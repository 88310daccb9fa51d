import type { UnitsTransaction } from '../../../services/club/transactions';
import { balanceSteps, monthEnds, monthsBefore, monthsFrom, totalsOf } from './rules';

const buildLine = (overrides: Partial<UnitsTransaction>): UnitsTransaction => ({
  id: 'line',
  date: '2024-02-10T12:00:00.000Z',
  units: 30,
  kind: 'earned',
  reason: 'Weekly, first star',
  source: null,
  spaceId: null,
  expiresAt: null,
  balanceAfter: 130,
  ...overrides,
});
const at = (instant: string) => Date.parse(instant);

describe('the balance over time', () => {
  it.each([
    ['2024-03-31T08:00:00.000Z', 1, '2024-02-29T08:00:00.000Z'],
    ['2024-03-04T12:00:00.000Z', 24, '2022-03-04T12:00:00.000Z'],
    ['2024-01-15T00:00:00.000Z', 6, '2023-07-15T00:00:00.000Z'],
  ])('goes back from %s by %d months to %s', (instant, months, expected) => {
    expect(new Date(monthsBefore(at(instant), months)).toISOString()).toBe(expected);
  });

  it('steps at each line, from what was there before to what is there now', () => {
    const lines = [
      buildLine({ date: '2023-12-01T00:00:00.000Z', units: 20, balanceAfter: 100 }),
      buildLine({}),
      buildLine({ date: '2024-02-20T00:00:00.000Z', units: -50, kind: 'spent', balanceAfter: 80 }),
    ];
    const steps = balanceSteps(lines, at('2024-01-04T00:00:00Z'), at('2024-03-04T00:00:00Z'), 80);
    expect(steps.map(({ balance }) => balance)).toEqual([100, 130, 80, 80]);
    expect(monthEnds(steps)).toEqual([
      { month: '2024-01', balance: 100 },
      { month: '2024-02', balance: 80 },
      { month: '2024-03', balance: 80 },
    ]);
  });

  it('has a line of its first instant, and no months without steps', () => {
    const line = buildLine({ date: '2024-01-04T00:00:00.000Z', units: 20, balanceAfter: 100 });
    const steps = balanceSteps([line], at('2024-01-04T00:00:00Z'), at('2024-01-05T00:00:00Z'), 100);
    expect(steps.map(({ balance }) => balance)).toEqual([80, 100, 100]);
    expect(monthEnds([])).toEqual([]);
  });

  it('stays level without lines', () => {
    expect(balanceSteps([], 0, 10, 0)).toEqual([
      { at: 0, balance: 0 },
      { at: 10, balance: 0 },
    ]);
  });

  it('sums up earned, spent and expired Units, with refunds subtracted', () => {
    const lines = [
      buildLine({ units: 60 }),
      buildLine({ units: -50, kind: 'spent' }),
      buildLine({ units: 20, kind: 'refunded' }),
      buildLine({ units: -10, kind: 'expired' }),
    ];
    expect(totalsOf(lines)).toEqual({ earned: 60, spent: 30, expired: 10 });
  });

  it('lists the months between two instants', () => {
    expect(monthsFrom(at('2023-11-21T00:00:00Z'), at('2024-01-01T00:00:00Z'))).toEqual([
      '2023-11',
      '2023-12',
      '2024-01',
    ]);
  });
});
