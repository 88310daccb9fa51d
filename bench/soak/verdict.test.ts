import type { Measurement } from './measuredProcess';
import { growthIn, heldUpLoop } from './verdict';

const megabyte = 2 ** 20;
const level: Measurement = {
  rss: 400 * megabyte,
  heapUsed: 90 * megabyte,
  external: 60 * megabyte,
  arrayBuffers: 10 * megabyte,
  handles: 40,
  sockets: 20,
  files: 60,
  loopDelay: { p99: 20, max: 900 },
};
const soak = (change: (minute: number) => Partial<Measurement>) =>
  Array.from({ length: 16 }, (_, minute) => ({ ...level, ...change(minute) }));

it('finds no growth where memory rises in the first half and is level then', () => {
  const rising = soak((minute) => ({ rss: Math.min(400, 120 + 40 * minute) * megabyte }));
  expect(growthIn('site', rising)).toEqual([]);
});

it('finds no growth in one high measurement', () => {
  expect(
    growthIn(
      'site',
      soak((minute) => (minute === 15 ? { rss: 900 * megabyte, handles: 300 } : {})),
    ),
  ).toEqual([]);
});

it.each([
  ['rss', (minute: number) => ({ rss: (200 + 20 * minute) * megabyte })],
  ['heapUsed', (minute: number) => ({ heapUsed: (50 + 5 * minute) * megabyte })],
  ['external', (minute: number) => ({ external: (50 + 10 * minute) * megabyte })],
  ['handles', (minute: number) => ({ handles: 100 * minute })],
  ['files', (minute: number) => ({ files: 100 * minute })],
])('finds that %s still grows in the second half', (figure, change) => {
  expect(growthIn('platform', soak(change))).toEqual([expect.stringMatching(new RegExp(`^platform: ${figure} grew`))]);
});

it('needs measurements in both quarters', () => {
  expect(growthIn('site', [level])).toEqual(['site: there are too few measurements.']);
});

it('finds a loop that is held up most of the time, and not one that is once', () => {
  const held = { loopDelay: { p99: 140, max: 150 } };
  expect(
    heldUpLoop(
      'site',
      soak((minute) => (minute === 3 ? held : {})),
    ),
  ).toEqual([]);
  expect(
    heldUpLoop(
      'site',
      soak(() => held),
    ),
  ).toEqual([expect.stringContaining('held up for 140 ms')]);
});
