import { Hono } from 'hono';
import { Counter } from 'prom-client';
import { holdReasons, unkeptReasons, type HoldReason, type UnkeptReason } from '../../domain/plausibility';
import type { ServiceContext } from '../../serviceContext';
import { registry } from '../../support/metrics';
import type { HonoEnv } from './honoEnv';
import { loopbackOnly } from './loopbackOnly';

const heldEvents = new Counter({
  name: 'club_held_events_total',
  help: 'Events of play that went to the quarantine since the start, by reason.',
  labelNames: ['reason'],
  registers: [registry],
});
for (const reason of holdReasons) heldEvents.inc({ reason }, 0);

/** Counts events that went to the quarantine. A growing count calls for a look at `npm run operate -- quarantine`. */
export const countHeldEvents = (reasons: readonly HoldReason[]): void =>
  reasons.forEach((reason) => heldEvents.inc({ reason }));

const unkeptEvents = new Counter({
  name: 'club_unkept_events_total',
  help: 'Events of play that were not stored since the start, by reason.',
  labelNames: ['reason'],
  registers: [registry],
});
for (const reason of unkeptReasons) unkeptEvents.inc({ reason }, 0);

/** Counts events that were not stored. A growing count calls for a look at what a game sends. */
export const countUnkeptEvents = (reasons: readonly UnkeptReason[]): void =>
  reasons.forEach((reason) => unkeptEvents.inc({ reason }));

/** `GET /metrics`: the counters of this process in the text format of Prometheus, for local collectors. */
export const counters = (services: ServiceContext) =>
  new Hono<HonoEnv>().get('/metrics', loopbackOnly(services), async (c) =>
    c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }),
  );
