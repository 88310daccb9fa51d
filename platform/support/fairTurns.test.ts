import { fairTurns } from './fairTurns';
import { TooManyWaiting } from './limitPerKey';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Turns by a clock of the test, with tasks that end on demand. */
function openTurns(limit = { atOnce: 8, mostWaiting: 100 }) {
  let ms = 0;
  const take = fairTurns(limit, () => ms);
  const running: { key: string; end: () => void }[] = [];
  const start = (key: string, times = 1) =>
    Array.from({ length: times }, () => take(key, () => new Promise<void>((end) => running.push({ key, end }))));
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
  return { take, start, countOf, end, pass };
}

it('runs a burst of one key a few at once', async () => {
  const { start, countOf, end } = openTurns();
  start('school', 20);
  await settle();
  expect(countOf('school')).toBe(8);
  await end('school');
  expect(countOf('school')).toBe(8);
});

it('lets a busy key run alone as fast as before', async () => {
  const { start, countOf, pass, end } = openTurns();
  start('greedy', 50);
  await pass(5000);
  await end('greedy');
  expect(countOf('greedy')).toBe(8);
});

it('starts the task of a new key at once, and none of a busy key beside it', async () => {
  const { start, countOf, pass, end } = openTurns();
  start('greedy', 50);
  await pass(5000);
  start('player');
  await settle();
  expect(countOf('player')).toBe(1);

  for (let count = 0; count < 8; count += 1) await end('greedy');
  expect(countOf('greedy')).toBe(0);

  await end('player');
  expect(countOf('greedy')).toBe(1);
});

it('gives a busy key a turn beside the others after 50 ms', async () => {
  const { start, countOf, pass, end } = openTurns();
  start('greedy', 50);
  await pass(5000);
  start('player', 2);
  for (let count = 0; count < 8; count += 1) await end('greedy');
  await pass(50);
  await end('player');
  expect([countOf('player'), countOf('greedy')]).toEqual([1, 1]);
});

it('goes on by itself where no other task ends', async () => {
  const take = fairTurns({ atOnce: 1, mostWaiting: 10 });
  const wait = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));
  const greedy = Promise.all([take('greedy', wait(800)), take('greedy', wait(1))]);
  let hasEnded = false;
  const player = take('player', wait(3000)).then(() => (hasEnded = true));
  await greedy;
  expect(hasEnded).toBe(false);
  await player;
});

it('rejects a task when too many of its key wait, and goes on after one that fails', async () => {
  const { take, start } = openTurns({ atOnce: 1, mostWaiting: 1 });
  start('greedy', 2);
  await settle();
  await expect(take('greedy', () => Promise.resolve())).rejects.toBeInstanceOf(TooManyWaiting);
  await expect(take('player', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  await expect(take('player', () => Promise.resolve('drawn'))).resolves.toBe('drawn');
});
