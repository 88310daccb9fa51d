import { limitConcurrency } from './limitConcurrency';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

describe('limitConcurrency', () => {
  it('runs no more tasks at once than allowed, in order', async () => {
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

  it('continues with waiting tasks after a failed one', async () => {
    const take = limitConcurrency(1);
    const failed = take(() => Promise.reject(new Error('no ink')));
    const next = take(() => Promise.resolve('drawn'));
    await expect(failed).rejects.toThrow('no ink');
    await expect(next).resolves.toBe('drawn');
  });
});
