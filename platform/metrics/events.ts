import { z } from 'zod';

const mostEvents = 50;

const words = z
  .string()
  .regex(/^[A-Z]?[a-z]+( [a-z]+){0,4}$/)
  .max(60);
const slug = z
  .string()
  .regex(/^[a-z]+(-[a-z]+){0,3}$/)
  .max(40);
const language = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/);
const country = z.string().regex(/^[A-Z]{2}$/);
const sequence = z.int().min(1).max(100_000);
const flag = z.union([z.literal(0), z.literal(1)]);
const user = { loggedIn: flag, userId: z.guid().nullable() };

/**
 * The accepted events. They contain no free text, so no address, name or ticket can get in (docs/contracts/metrics.md).
 */
const event = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('pageView'),
    sequence,
    page: words,
    section: words,
    siteCategory: z.enum(['Desktop Site', 'Responsive Site']),
    environment: z.enum(['dev', 'test', 'preview', 'live']),
    language,
    country,
    ...user,
  }),
  z.strictObject({
    type: z.literal('userChanged'),
    sequence,
    cause: z.enum(['login', 'logout', 'userSet']),
    ...user,
  }),
  z.strictObject({ type: z.literal('localeChanged'), sequence, language, country, reload: flag }),
  z.strictObject({ type: z.literal('action'), sequence, page: words, action: slug, place: slug.nullable() }),
  z.strictObject({
    type: z.literal('vital'),
    sequence,
    page: words,
    name: z.enum(['LCP', 'INP', 'CLS']),
    value: z.number().min(0).max(3_600_000),
  }),
  z.strictObject({
    type: z.literal('error'),
    sequence,
    page: words,
    kind: z.string().regex(/^([A-Z][a-zA-Z]{0,20})?Error$/),
    source: z
      .string()
      .regex(/^(chunks\/)?[\w.~-]{1,80}\.js:\d{1,7}:\d{1,7}$/)
      .nullable(),
    // Pages of earlier builds send none.
    transactionId: z.guid().nullable().default(null),
  }),
]);

export const batchSchema = z.strictObject({
  visitId: z.guid(),
  release: z.string().regex(/^[\w-]{1,40}$/),
  events: z.array(event).min(1).max(mostEvents),
});
