import { randomUuid } from '../http/randomUuid';
import { metricsPaths, metricsTimeoutMs } from './config';
import type { MetricsEvent, MetricsVendor, VendorSettings } from './events';

/** A batch is sent after this time, in ms, or once it holds `longestBatch` events. */
const flushAfterMs = 2_000;
const longestBatch = 20;

const mostFailures = 3;

type BeaconSettings = Pick<VendorSettings, 'servicesUrl' | 'fetch'>;

/**
 * Sends events to the publisher's platform, without cookies and without the page's address. The visit's id is random
 * for each page load and not stored.
 */
export function createBeacon({ servicesUrl, fetch }: BeaconSettings): MetricsVendor {
  const url = servicesUrl + metricsPaths.beacon;
  const visitId = randomUuid();
  let queue: (MetricsEvent & { sequence: number })[] = [];
  let sequence = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = queue.splice(0);
    if (events.length === 0 || failures >= mostFailures) return;
    post(fetch, url, JSON.stringify({ visitId, release: releaseOf(window), events })).then(
      (isTaken) => {
        failures = isTaken ? 0 : failures + 1;
      },
      () => {
        failures += 1;
      },
    );
  };
  /** A hidden page may be closed without another event. */
  const flushIfHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  return {
    name: 'beacon',
    start: () => {
      document.addEventListener('visibilitychange', flushIfHidden);
      window.addEventListener('pagehide', flush);
      return Promise.resolve();
    },
    send: (event) => {
      sequence += 1;
      queue.push({ sequence, ...event });
      if (queue.length >= longestBatch || document.visibilityState === 'hidden') flush();
      else timer ??= setTimeout(flush, flushAfterMs);
    },
    stop: () => {
      clearTimeout(timer);
      queue = [];
      document.removeEventListener('visibilitychange', flushIfHidden);
      window.removeEventListener('pagehide', flush);
    },
  };
}

/** `keepalive` outlives the page; `text/plain` needs no preflight. True for a successful response. */
async function post(send: typeof fetch, url: string, body: string): Promise<boolean> {
  if (!('keepalive' in Request.prototype)) return navigator.sendBeacon(url, body);
  const { ok } = await send(url, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'text/plain' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    signal: AbortSignal.timeout(metricsTimeoutMs),
  });
  return ok;
}

/** Next's build id of the site; a page without it, as in a test, is of no release. */
const releaseOf = (page: Window) => ('__NEXT_DATA__' in page ? page.__NEXT_DATA__.buildId : 'development');
