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

it('tells Units that return as they were from those that have expired since, for the first or the second time', () => {
  const february = { units: 20, expiresAt: '2026-02-28T23:59:59.999Z', hasGrace: false };
  const extended = { units: 15, expiresAt: '2026-02-28T12:00:00.000Z', hasGrace: true };
  const march = { units: 30, expiresAt: '2026-03-31T23:59:59.999Z', hasGrace: false };
  const lasting = { units: 50, expiresAt: null, hasGrace: false };
  // Another instant of the same day, as the player reads it.
  const sameDay = { ...march, expiresAt: '2026-03-31T21:00:00.000Z', units: 5 };
  const lots = [extended, february, march, sameDay, lasting];
  const kept = [
    { units: 35, expiresAt: march.expiresAt },
    { units: 50, expiresAt: null },
  ];
  expect(returningUnits({ until, lots }, at('2026-03-01T00:00:00Z'))).toEqual({ kept, renewed: 20, gone: 15 });
  expect(returningUnits({ until, lots }, at('2026-02-28T23:59:00Z'))).toEqual({
    kept: [{ units: 20, expiresAt: february.expiresAt }, ...kept],
    renewed: 0,
    gone: 15,
  });
});
