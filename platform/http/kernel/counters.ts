import { Hono } from 'hono';
import { Counter } from 'prom-client';
import { holdReasons, unkeptReasons } from '../../domain/plausibility';
import type { ServiceContext } from '../../serviceContext';
import { registry } from '../../support/metrics';
import type { HonoEnv } from './honoEnv';
import { loopbackOnly } from './loopbackOnly';

/** Returns a function that counts events by their reasons; each reason is counted from 0. */
function eventCounter<Reason extends string>(name: string, help: string, known: readonly Reason[]) {
  const counter = new Counter({ name, help, labelNames: ['reason'], registers: [registry] });
  for (const reason of known) counter.inc({ reason }, 0);
  return (reasons: readonly Reason[]): void => reasons.forEach((reason) => counter.inc({ reason }));
}

/** Counts events that went to the quarantine. A growing count calls for a look at `npm run operate -- quarantine`. */
export const countHeldEvents = eventCounter(
  'club_held_events_total',
  'Events of play that went to the quarantine since the start, by reason.',
  holdReasons,
);

/** Counts events that were not stored. A growing count calls for a look at what a game sends. */
export const countUnkeptEvents = eventCounter(
  'club_unkept_events_total',
  'Events of play that were not stored since the start, by reason.',
  unkeptReasons,
);

/** `GET /metrics`: the counters of this process in the text format of Prometheus, for local collectors. */
export const counters = (services: ServiceContext) =>
  new Hono<HonoEnv>().get('/metrics', loopbackOnly(services), async (c) =>
    c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }),
  );
