/** @jsxImportSource hono/jsx */
import { createHash, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { addMetricsEvents, readMetricsEvents } from '../db/stores/metricsStore';
import { clientNetwork } from '../http/kernel/clientAddress';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { PlatformError } from '../http/kernel/errors';
import { loopbackOnly } from '../http/kernel/loopbackOnly';
import { readBody } from '../http/kernel/validate';
import { pageHeaders } from '../sso/pageHeaders';
import { batchSchema } from './events';
import { HtmlDocument } from '../sso/views/HtmlDocument';

const maxBodyBytes = 16 * 1024;
const shownEvents = 200;
const minuteMs = 60_000;
/** Events for each network and minute: each is a row. A page sends about ten, but networks are shared. */
const mostEvents = 1500;

/**
 * `POST /metrics/events` stores measured events of the club's sites, without the sender's address or browser. `GET
 * /metrics/events` shows them to local browsers.
 */
export function beacon(services: ServiceContext) {
  const { allowedOrigins, clock, db, showsMetrics = false } = services;
  const secondsToWait = createEventLimit();
  return new Hono<HonoEnv>()
    .post('/metrics/events', async (c) => {
      if (!allowedOrigins.includes(c.req.header('origin') ?? '')) {
        throw new PlatformError('forbidden', { message: "The beacon takes events of the club's own sites." });
      }
      if (Buffer.byteLength(await c.req.text()) > maxBodyBytes) {
        throw new PlatformError('tooLarge', { message: 'The body is larger than 16 KB.' });
      }
      const batch = await readBody(c, batchSchema);
      const seconds = secondsToWait(clientNetwork(c, services), batch.events.length, clock.now());
      if (seconds > 0) throw new PlatformError('tooManyCalls', { headers: { 'Retry-After': String(seconds) } });
      await addMetricsEvents(db, batch, clock.now());
      return c.body(null, 204);
    })
    .get('/metrics/events', loopbackOnly(services), pageHeaders(services), async (c) => {
      if (!showsMetrics) throw new PlatformError('notFound');
      return c.html(EventsPage(await readMetricsEvents(db, shownEvents)));
    });
}

/** Counts the events of each network in memory for a minute, under a salted hash. Returns the seconds to wait, or 0. */
function createEventLimit() {
  const salt = randomBytes(16);
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (network: string, events: number, now: Date): number => {
    if (now.getTime() >= endsAt) {
      counts = new Map();
      endsAt = now.getTime() + minuteMs;
    }
    const key = createHash('sha256').update(salt).update(network).digest('base64');
    const total = (counts.get(key) ?? 0) + events;
    counts.set(key, total);
    return total > mostEvents ? Math.ceil((endsAt - now.getTime()) / 1000) : 0;
  };
}

const title = 'Measured events';

const EventsPage = ({ events, counts }: Awaited<ReturnType<typeof readMetricsEvents>>) => (
  <HtmlDocument lang="en" title={title}>
    <main class="reading wide">
      <h1>{title}</h1>
      <p class="lead">
        {events.length > 0
          ? `${counts.map(({ type, total }) => `${total} ${type}`).join(', ')}. The newest first, the last ${events.length}; kept for 30 days.`
          : 'Nothing yet. Open the club and agree to be measured, and what is measured will stand here.'}
      </p>
      {events.length > 0 && (
        <div class="tableScroll">
          <table class="events">
            <thead>
              <tr>
                <th scope="col">Received</th>
                <th scope="col">Visit</th>
                <th scope="col">No.</th>
                <th scope="col">Event</th>
                <th scope="col">Fields</th>
              </tr>
            </thead>
            <tbody>
              {events.map((event) => (
                <tr>
                  <td>
                    <time datetime={event.receivedAt.toISOString()}>
                      {event.receivedAt.toISOString().slice(5, 19).replace('T', ' ')}
                    </time>
                  </td>
                  <td>{event.visitId.slice(0, 8)}</td>
                  <td>{event.sequence}</td>
                  <th scope="row">{event.type}</th>
                  <td>
                    {Object.entries(event.fields)
                      .map(([name, value]) => `${name}: ${value ?? '–'}`)
                      .join(' · ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </main>
  </HtmlDocument>
);
