import { canUndo, returningUnits } from './rules';

const until = '2026-03-02T12:00:00.000Z';
const at = (time: string) => Date.parse(time);

it.each([
  ['before its end', { until, lots: [] }, '2026-03-02T11:59:00Z', true],
  ['at its end', { until, lots: [] }, until, true],
  ['after its end', { until, lots: [] }, '2026-03-02T12:00:00.001Z', false],
  ['never', null, '2026-03-01T12:00:00Z', false],
])('a claim can be taken back %s', (_case, undo, now, expected) => {
  expect(canUndo({ undo }, at(now))).toBe(expected);
});

it('tells the lots that stay from those that have expired since', () => {
  const lots = [
    { units: 20, expiresAt: '2026-02-28T23:59:59.999Z' },
    { units: 30, expiresAt: '2026-03-31T23:59:59.999Z' },
    { units: 50, expiresAt: null },
  ];
  expect(returningUnits({ until, lots }, at('2026-02-28T23:59:00Z'))).toEqual({ kept: lots, renewed: 0 });
  expect(returningUnits({ until, lots }, at('2026-03-01T00:00:00Z'))).toEqual({ kept: lots.slice(1), renewed: 20 });
});
