import { setTimeout as sleep } from 'node:timers/promises';
import { Refused, type Call } from './client';
import type { Report } from './report';

/** A call of the crowd: timed and counted. What is refused gives null; 429 is waited for, as it asks. */
export function counted(call: Call, report: Report, end: AbortSignal) {
  return async function ask<T>(...[path, schema, options]: Parameters<typeof call<T>>): Promise<T | null> {
    const began = performance.now();
    try {
      const reply = await call(path, schema, options);
      report.answered(performance.now() - began);
      return reply;
    } catch (error) {
      report.refused(error instanceof Refused ? `${error.status} code ${error.errorCode ?? '?'}` : 'no answer');
      const seconds = error instanceof Refused ? (error.retryAfter ?? 0) : 1;
      await sleep(seconds * 1000, undefined, { signal: end }).catch(() => undefined);
      return null;
    }
  };
}

export type CountedCall = ReturnType<typeof counted>;
