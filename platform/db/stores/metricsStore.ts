import { count, desc } from 'drizzle-orm';
import type { Database } from '../database';
import { metricsEvents } from '../schema';

/** Events of one visit; the fields of each are those of its type. */
interface MetricsBatch {
  visitId: string;
  release: string;
  events: readonly ({ sequence: number; type: string } & Record<string, string | number | null>)[];
}

/** Stores the events of a batch; an event that is stored already does not change. */
export async function addMetricsEvents(
  db: Database,
  { visitId, release, events }: MetricsBatch,
  now: Date,
): Promise<void> {
  const rows = events.map(({ sequence, type, ...fields }) => ({
    receivedAt: now,
    visitId,
    sequence,
    release,
    type,
    fields,
  }));
  await db.insert(metricsEvents).values(rows).onConflictDoNothing();
}

/** The latest events, newest first, and how many there are of each type. */
export async function readMetricsEvents(db: Database, limit: number) {
  const events = await db.select().from(metricsEvents).orderBy(desc(metricsEvents.eventId)).limit(limit);
  const counts = await db
    .select({ type: metricsEvents.type, total: count() })
    .from(metricsEvents)
    .groupBy(metricsEvents.type)
    .orderBy(metricsEvents.type);
  return { events, counts };
}
