import { setTimeout as sleep } from 'node:timers/promises';
import { Rejected, type Call } from './client';
import type { Report } from './report';

/** A timed and counted call of a virtual user. Rejected calls return null; a 429 is followed by the requested wait. */
export function counted(call: Call, report: Report, end: AbortSignal) {
  return async function countedCall<T>(...[path, schema, options]: Parameters<typeof call<T>>): Promise<T | null> {
    const began = performance.now();
    try {
      const body = await call(path, schema, options);
      report.responded(performance.now() - began);
      return body;
    } catch (error) {
      report.rejected(error instanceof Rejected ? `${error.status} code ${error.errorCode ?? '?'}` : 'no answer');
      const seconds = error instanceof Rejected ? (error.retryAfter ?? 0) : 1;
      await sleep(seconds * 1000, undefined, { signal: end }).catch(() => undefined);
      return null;
    }
  };
}

export type CountedCall = ReturnType<typeof counted>;
