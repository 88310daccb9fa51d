import type { Send } from '../../platform/testing/httpClient';

/** A response to a single caller may take no longer, on a machine that does nothing else. */
const mostMs = 1000;
const shown = 10;

/**
 * Times the requests of a sender. A response that takes more than a second is requested again, because the machine may
 * have been busy; `send` rejects if the second one takes as long. `report` lists the slowest.
 */
export function timedSender(sendUntimed: Send) {
  const slowest: { ms: number; line: string }[] = [];
  let total = 0;
  let count = 0;

  async function timed(...[url, request]: Parameters<Send>) {
    const began = performance.now();
    const response = await sendUntimed(url, request);
    const ms = performance.now() - began;
    total += ms;
    count += 1;
    slowest.push({ ms, line: `${request?.method ?? 'GET'} ${url.slice(0, 120)} (${response.status})` });
    slowest.sort((a, b) => b.ms - a.ms).splice(shown);
    return { response, ms };
  }

  const send: Send = async (...sent) => {
    const first = await timed(...sent);
    if (first.ms <= mostMs) return first.response;
    const again = await timed(...sent);
    if (again.ms > mostMs) throw new Error(`It took ${Math.round(first.ms)} ms, then ${Math.round(again.ms)} ms.`);
    return again.response;
  };

  const report = () =>
    [
      `${count} requests, ${(total / Math.max(count, 1)).toFixed(1)} ms each. The slowest:`,
      ...slowest.map(({ ms, line }) => `${String(Math.round(ms)).padStart(6)} ms  ${line}`),
    ].join('\n');

  return { send, report };
}
