import { pacePerKey } from './pacePerKey';

/** A pace by a clock of the test. */
function openPace() {
  let ms = 0;
  const pace = pacePerKey({ atOnce: 20, perSecond: 2 }, () => ms);
  const pass = (seconds: number) => void (ms += seconds * 1000);
  return { ...pace, pass };
}

it('lets a key use what it may at once, and no other key wait for it', () => {
  const { use, waitOf } = openPace();
  use('greedy', 20);
  expect(waitOf('greedy')).toBe(0);
  use('greedy', 10);
  expect([waitOf('greedy'), waitOf('player')]).toEqual([5000, 0]);
});

it('lets it wait until a steady use would have come as far', () => {
  const { use, waitOf, pass } = openPace();
  use('greedy', 30);
  pass(3);
  expect(waitOf('greedy')).toBe(2000);
  pass(3);
  expect(waitOf('greedy')).toBe(0);
});

it('never gives credit for a rest', () => {
  const { use, waitOf, pass } = openPace();
  use('player', 1);
  pass(3600);
  use('player', 22);
  expect(waitOf('player')).toBe(1000);
});
