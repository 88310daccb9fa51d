import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { EndedRequest } from './logger';

/** What a server measures of itself. No label has a value of a player: an id, a name, an address. */
export const registry = new Registry();

const registers = [registry];

const requestSeconds = new Histogram({
  name: 'club_request_seconds',
  help: 'Time until the response was ready, by method, pattern of the path and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

const pages = new Counter({
  name: 'club_page_cache_total',
  help: 'Pages by what the cache of the site found: a fresh one (HIT), a stale one that is rebuilt now (STALE), or none.',
  labelNames: ['result'],
  registers,
});

const errors = new Counter({
  name: 'club_errors_total',
  help: 'Errors that no rule foresees; the log has one line for each.',
  registers,
});

/** Measures a request, and counts a page. */
export function measureRequest({ method, route, status, ms, cache }: EndedRequest): void {
  requestSeconds.observe({ method, route, status }, ms / 1000);
  if (cache !== undefined) pages.inc({ result: cache });
}

export const countError = (): void => errors.inc();

/** Measures the process too: memory, processor, delays of the event loop. Once for a process. */
export const measureProcess = (): void => collectDefaultMetrics({ register: registry });
