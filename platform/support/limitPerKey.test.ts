import { limitPerKey, TooManyWaiting } from './limitPerKey';

/** A task that ends on demand. */
function openTask() {
  let end = () => {};
  let hasStarted = false;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const run = () => {
    hasStarted = true;
    return ended;
  };
  return { run, end, hasStarted: () => hasStarted };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('lets the tasks of one key wait, but not those of another', async () => {
  const limit = limitPerKey({ atOnce: 2, mostWaiting: 5 });
  const [first, second, third, other] = [openTask(), openTask(), openTask(), openTask()];
  const all = [limit('a', first.run), limit('a', second.run), limit('a', third.run), limit('b', other.run)];
  await settle();
  expect([first, second, third, other].map((task) => task.hasStarted())).toEqual([true, true, false, true]);

  second.end();
  await settle();
  expect(third.hasStarted()).toBe(true);

  [first, third, other].forEach((task) => task.end());
  await Promise.all(all);
});

it('rejects a task when too many of its key wait, until one has ended', async () => {
  const limit = limitPerKey({ atOnce: 1, mostWaiting: 1 });
  const [running, waiting, later] = [openTask(), openTask(), openTask()];
  const both = [limit('a', running.run), limit('a', waiting.run)];

  await expect(limit('a', later.run)).rejects.toBeInstanceOf(TooManyWaiting);

  running.end();
  waiting.end();
  await Promise.all(both);
  later.end();
  await expect(limit('a', later.run)).resolves.toBeUndefined();
});

it('goes on after a task that fails', async () => {
  const limit = limitPerKey({ atOnce: 1, mostWaiting: 1 });
  await expect(limit('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  await expect(limit('a', () => Promise.resolve('drawn'))).resolves.toBe('drawn');
});
