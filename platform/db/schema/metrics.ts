import { bigint, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** What the site measured of visits that allow it. No address and no user agent; swept after 30 days. */
export const metricsEvents = pgTable(
  'metrics_events',
  {
    eventId: bigint('event_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Made up for one load of a page; nothing leads from it to another one. */
    visitId: uuid('visit_id').notNull(),
    /** Place of the event in its visit, from 1. */
    sequence: integer('sequence').notNull(),
    /** The build of the site that sent it. */
    release: text('release').notNull(),
    type: text('type').notNull(),
    /** The other fields of its type, as `platform/metrics/events.ts` closes them. */
    fields: jsonb('fields').$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [
    unique('metrics_event_of_visit').on(table.visitId, table.sequence),
    index('metrics_events_by_time').on(table.receivedAt),
  ],
);
