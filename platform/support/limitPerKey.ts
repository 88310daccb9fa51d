import { limitConcurrency } from './limitConcurrency';

export interface Limit {
  /** Tasks of one key that run at once. */
  atOnce: number;
  /** Tasks of one key that may wait. */
  mostWaiting: number;
}

/** More tasks of one key wait than allowed. */
export class TooManyWaiting extends Error {}

/**
 * Runs the tasks of each key in order, at most `atOnce` at a time, independent of those of other keys. Rejects with
 * TooManyWaiting where too many wait.
 */
export function limitPerKey({ atOnce, mostWaiting }: Limit) {
  const keys = new Map<string, { take: ReturnType<typeof limitConcurrency>; tasks: number }>();
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const entry = keys.get(key) ?? { take: limitConcurrency(atOnce), tasks: 0 };
    if (entry.tasks >= atOnce + mostWaiting) throw new TooManyWaiting(`More than ${mostWaiting} tasks wait.`);
    keys.set(key, entry);
    entry.tasks += 1;
    try {
      return await entry.take(task);
    } finally {
      entry.tasks -= 1;
      if (entry.tasks === 0) keys.delete(key);
    }
  };
}
