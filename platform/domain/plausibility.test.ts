import fc from 'fast-check';
import { playLimits, reviewActions, reviewEvents, type RecentPlay } from './plausibility';

const nothing: RecentPlay = { secondsToday: 0, countsThisHour: new Map() };
const hour = 60 * 60;

it.each([
  ['a day of play', nothing, [{ name: 'session.ended', count: 24 * hour }], []],
  ['a second more', nothing, [{ name: 'session.ended', count: 24 * hour + 1 }], ['playTime']],
  [
    'what is left of the day',
    { ...nothing, secondsToday: 23 * hour },
    [
      { name: 'session.ended', count: hour },
      { name: 'session.ended', count: 1 },
    ],
    ['playTime'],
  ],
  ['sixty a minute for an hour', nothing, [{ name: 'lake.crossed', count: 3600 }], []],
  ['a million', nothing, [{ name: 'lake.crossed', count: 1_000_000 }], ['counts']],
  [
    'what this hour has had',
    { ...nothing, countsThisHour: new Map([['lake.crossed', 3600]]) },
    [
      { name: 'lake.crossed', count: 1 },
      { name: 'gate.opened', count: 1 },
    ],
    ['counts'],
  ],
])('holds back of %s', (_what, recent, events, reasons) => {
  const { held, counting } = reviewEvents(events, recent);
  expect(held.map(({ reason }) => reason)).toEqual(reasons);
  expect(counting).toHaveLength(events.length - reasons.length);
});

it('a large event does not use up the limit of those that follow', () => {
  const events = [
    { name: 'lake.crossed', count: 1_000_000 },
    { name: 'lake.crossed', count: 8 },
  ];
  expect(reviewEvents(events, nothing).counting).toEqual([events[1]]);
});

it('whatever is sent, what counts stays within the limits, and no event is lost', () => {
  const event = fc.record({
    name: fc.constantFrom('session.ended', 'lake.crossed', 'gate.opened'),
    count: fc.integer({ min: 1, max: 100_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(event),
      fc.nat(playLimits.secondsADay),
      fc.nat(playLimits.countsAnHour),
      (events, seconds, crossed) => {
        const recent = { secondsToday: seconds, countsThisHour: new Map([['lake.crossed', crossed]]) };
        const { counting, held } = reviewEvents(events, recent);
        const sumOf = (name: string) => counting.reduce((sum, one) => sum + (one.name === name ? one.count : 0), 0);
        expect(seconds + sumOf('session.ended')).toBeLessThanOrEqual(playLimits.secondsADay);
        expect(crossed + sumOf('lake.crossed')).toBeLessThanOrEqual(playLimits.countsAnHour);
        expect(sumOf('gate.opened')).toBeLessThanOrEqual(playLimits.countsAnHour);
        expect(counting.length + held.length).toBe(events.length);
      },
    ),
  );
});

it.each([
  ['the Units of a day', 0, [300, 200], [300, 200], []],
  ['a Unit more', 0, [300, 201], [300], [201]],
  ['what is left of the day', 450, [50, 1], [50], [1]],
  ['a smaller action after one that is too large', 400, [150, 100], [100], [150]],
  ['anything after more was released', 600, [10], [], [10]],
])('actions that complete %s', (_what, unitsToday, units, counting, held) => {
  const reviewed = reviewActions(
    units.map((each) => ({ action: { units: each } })),
    unitsToday,
  );
  const unitsOf = (rows: typeof reviewed.held) => rows.map(({ action }) => action.units);
  expect(unitsOf(reviewed.counting)).toEqual(counting);
  expect(unitsOf(reviewed.held)).toEqual(held);
});
