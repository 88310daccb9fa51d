import { percentile } from '../percentile';
import { httpClient, type HttpRequest } from '../../platform/testing/httpClient';

/** Counts responses by status, and how long they took. */
export function countAnswers() {
  const { send } = httpClient();
  const statuses = new Map<string, number>();
  const failures: string[] = [];
  let times: number[] = [];
  let total = 0;

  return {
    /** Calls, reads the whole body, and counts the status; a call without a response counts as `none`. */
    async call(url: string, request?: HttpRequest): Promise<string> {
      const began = performance.now();
      const [status, body] = await send(url, request).then(
        (response) => [String(response.status), response.text()] as const,
        () => ['none', ''] as const,
      );
      const ms = performance.now() - began;
      times.push(ms);
      total += 1;
      if (isFailure(status)) failures.push(`${status} after ${Math.round(ms)} ms: ${url}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      return body;
    },
    /** Every status so far with its number: `200: 1204, 404: 31`. */
    statuses: () =>
      [...statuses]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    /** The calls that got no response, or one with a status from 500, a line each. */
    failures: (): readonly string[] => failures,
    /** Which part of the calls failed. */
    failedShare: () => failures.length / Math.max(1, total),
    /** The time in ms within which 99% of the calls since the last reading ended, and their number. */
    takeTimes() {
      const taken = times;
      times = [];
      return { calls: taken.length, p99: percentile(taken, 0.99) };
    },
  };
}

const isFailure = (status: string) => /^(none|5..)$/.test(status);

export type Answers = ReturnType<typeof countAnswers>;
