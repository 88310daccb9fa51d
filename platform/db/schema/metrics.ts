import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './accounts';

/** Events measured in visits with consent. No address, no user agent; deleted after 30 days. */
export const metricsEvents = pgTable(
  'metrics_events',
  {
    eventId: bigint('event_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receivedAt: instant('received_at').notNull(),
    /** Random for each page load, so that visits cannot be connected. */
    visitId: uuid('visit_id').notNull(),
    sequence: integer('sequence').notNull(),
    release: text('release').notNull(),
    type: text('type').notNull(),
    /** The fields of the event's type (`platform/metrics/events.ts`). */
    fields: jsonb('fields').$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [
    unique('metrics_event_of_visit').on(table.visitId, table.sequence),
    index('metrics_events_by_time').on(table.receivedAt),
  ],
);
