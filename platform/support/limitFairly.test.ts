import { limitFairly } from './limitFairly';
import { TooManyWaiting } from './limitPerKey';

/** The turns of the event loop in which tasks end and others start. */
async function settle() {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Turns by a clock of the test, with tasks that end on demand. */
function openLimit(limit = { atOnce: 8, mostWaiting: 100 }) {
  let ms = 0;
  const take = limitFairly(limit, () => ms);
  const running: { key: string; end: () => void }[] = [];
  const start = (key: string, times = 1) =>
    void Promise.all(
      Array.from({ length: times }, () => take(key, () => new Promise<void>((end) => running.push({ key, end })))),
    );
  const countOf = (key: string) => running.filter((one) => one.key === key).length;
  const end = async (key: string) => {
    const index = running.findIndex((one) => one.key === key);
    running.splice(index, 1)[0]?.end();
    await settle();
  };
  const pass = async (passed: number) => {
    ms += passed;
    await settle();
  };
  /** A key that has run many tasks, and has eight running and more waiting. */
  const startGreedy = async () => {
    start('greedy', 90);
    await settle();
    for (let count = 0; count < 40; count += 1) await end('greedy');
  };
  return { take, start, startGreedy, countOf, end, pass };
}

it('runs a burst of one key a few at once', async () => {
  const { start, countOf, end } = openLimit();
  start('school', 20);
  await settle();
  expect(countOf('school')).toBe(8);
  await end('school');
  expect(countOf('school')).toBe(8);
});

it('lets a busy key run alone as fast as before', async () => {
  const { startGreedy, countOf, end } = openLimit();
  await startGreedy();
  await end('greedy');
  expect(countOf('greedy')).toBe(8);
});

it('starts the task of a new key at once, and none of a busy key beside it', async () => {
  const { start, startGreedy, countOf, end } = openLimit();
  await startGreedy();
  start('player');
  await settle();
  expect(countOf('player')).toBe(1);

  for (let count = 0; count < 8; count += 1) await end('greedy');
  expect(countOf('greedy')).toBe(0);

  await end('player');
  expect(countOf('greedy')).toBe(1);
});

it('gives a busy key a turn beside the others after 50 ms', async () => {
  const { start, startGreedy, countOf, pass, end } = openLimit();
  await startGreedy();
  start('player', 2);
  for (let count = 0; count < 8; count += 1) await end('greedy');
  await pass(50);
  await end('player');
  expect([countOf('player'), countOf('greedy')]).toEqual([1, 1]);
});

it('lets what has arrived run between the tasks of a busy key', async () => {
  const { take } = openLimit({ atOnce: 8, mostWaiting: 100 });
  const order: string[] = [];
  const greedy = Promise.all(
    Array.from({ length: 60 }, () => take('greedy', () => Promise.resolve(order.push('greedy')))),
  );
  await new Promise<void>((resolve) => setImmediate(resolve));
  await take('player', () => Promise.resolve(order.push('player')));
  await greedy;
  expect(order.indexOf('player')).toBeLessThan(30);
});

it('goes on by itself where no other task ends', async () => {
  const take = limitFairly({ atOnce: 1, mostWaiting: 100 });
  const greedy = Promise.all(Array.from({ length: 50 }, () => take('greedy', () => Promise.resolve())));
  let end = () => {};
  const player = take('player', () => new Promise<void>((resolve) => (end = resolve)));
  await greedy;
  end();
  await player;
});

it('rejects a task when too many of its key wait, and goes on after one that fails', async () => {
  const { take, start } = openLimit({ atOnce: 1, mostWaiting: 1 });
  start('greedy', 2);
  await settle();
  await expect(take('greedy', () => Promise.resolve())).rejects.toBeInstanceOf(TooManyWaiting);
  await expect(take('player', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  await expect(take('player', () => Promise.resolve('drawn'))).resolves.toBe('drawn');
});
