import { limitConcurrency } from './limitConcurrency';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

describe('inTurns', () => {
  it('given more tasks than turns, when they run, then no more than the turns run at once and all end in order', async () => {
    const take = limitConcurrency(2);
    let running = 0;
    let most = 0;
    const ended: number[] = [];
    await Promise.all(
      [1, 2, 3, 4, 5].map((task) =>
        take(async () => {
          running += 1;
          most = Math.max(most, running);
          await pause();
          running -= 1;
          ended.push(task);
        }),
      ),
    );
    expect(most).toBe(2);
    expect(ended).toEqual([1, 2, 3, 4, 5]);
  });

  it('given a task that fails, when others wait, then they still get their turn', async () => {
    const take = limitConcurrency(1);
    const failed = take(() => Promise.reject(new Error('no ink')));
    const next = take(() => Promise.resolve('drawn'));
    await expect(failed).rejects.toThrow('no ink');
    await expect(next).resolves.toBe('drawn');
  });
});
