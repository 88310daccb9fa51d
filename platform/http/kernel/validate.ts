import type { Context } from 'hono';
import { z } from 'zod';
import type { HonoEnv } from './honoEnv';
import { malformed } from './errors';

/**
 * Parses the body. Unknown fields are ignored, an empty body counts as `{}`. Throws 400 code 1 whose moreInfo names the
 * first missing or invalid field.
 */
export async function readBody<T>(c: Context<HonoEnv>, schema: z.ZodType<T>): Promise<T> {
  const text = await c.req.text();
  const body = text.trim() === '' ? {} : parseJson(text);
  if (isDeeperThan(body, deepestBody)) throw malformed(`Body: it must not nest deeper than ${deepestBody} levels.`);
  rejectUnstorable(body, 'Body');
  return parse(schema, body, 'Body');
}

/** Levels of objects and lists in a body. Without a limit, what reads a value level by level runs out of stack. */
const deepestBody = 64;

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1)));

/**
 * Parses the query by the same rules; the last value of a repeated name counts. A name may start with a capital letter,
 * because some clients send `UserIds`.
 */
export function readQuery<T>(c: Context<HonoEnv>, schema: z.ZodType<T>): T {
  const values = [...new URL(c.req.url).searchParams].map(([name, value]) => [uncapitalised(name), value] as const);
  return parse(schema, Object.fromEntries(values), 'Query');
}

const uncapitalised = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** A number in a query: `limit=20`. */
export const numberInQuery = (bounds: { min: number; max: number; fallback: number }) =>
  z.coerce.number().int().min(bounds.min).max(bounds.max).default(bounds.fallback);

/** A page of a list in a query. */
export const pageInQuery = z.object({
  offset: numberInQuery({ min: 0, max: 1_000_000, fallback: 0 }),
  limit: numberInQuery({ min: 1, max: 100, fallback: 20 }),
});

/** `true` or `false` in a query, `true` without it. */
export const flagInQuery = (about: string) =>
  z
    .enum(['true', 'false'])
    .default('true')
    .describe(about)
    .transform((flag) => flag === 'true');

/** Comma-separated names or ids in a query, at most `most` of them. */
export const listInQueryUpTo = (most: number) =>
  z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(z.string()).min(1).max(most));

export const listInQuery = listInQueryUpTo(50);

/** An instant in a query, of a year that every database can store. */
export const instantInQuery = z.coerce
  .date()
  .min(new Date('0001-01-01'), 'the year must be 1 or later')
  .max(new Date('9999-12-31'), 'the year must be 9999 or earlier');

/** What no text of a database can hold; with `u`, half of a surrogate pair only. */
const unstorable = /[\0\p{Surrogate}]/gu;

const hasUnstorable = (text: string) => text.search(unstorable) >= 0;

/**
 * Throws 400 code 1 for a NUL character or half a surrogate pair in a text, because a database cannot store one. `place` is
 * 'Body' or 'Query'; moreInfo names the field.
 */
export function rejectUnstorable(value: unknown, place: string): void {
  const path = pathOfUnstorable(value);
  if (!path) return;
  const field = path.length > 0 ? `${place} field '${path.join('.')}'` : place;
  throw malformed(`${field}: it must not contain a NUL character or half a surrogate pair.`);
}

/** The names that lead to the first text or name that cannot be stored, without these characters; undefined if there is none. */
function pathOfUnstorable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return hasUnstorable(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const rest = hasUnstorable(name) ? [] : pathOfUnstorable(inner);
    if (rest) return [name.replace(unstorable, ''), ...rest];
  }
  return undefined;
}

function parse<T>(schema: z.ZodType<T>, value: unknown, place: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, 1).flatMap((issue) => firstIssues(issue));
  // For a union, reports the alternative whose field was sent.
  const issue = issues.find(({ path }) => wasSent(value, path)) ?? issues[0];
  const missing = issues.map(({ path }) => `'${path.join('.')}'`).join(' or ');
  const moreInfo =
    issues.length > 1 && !wasSent(value, issue?.path)
      ? `${place} field ${missing} is needed.`
      : issue?.path.length
        ? `${place} field '${issue.path.join('.')}': ${issue.message}`
        : `${place}: ${issue?.message}`;
  throw malformed(moreInfo);
}

/** The first issue of each alternative of a union; any other issue as it is. */
const firstIssues = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] =>
  issue.code === 'invalid_union' && issue.errors.length > 0
    ? issue.errors.flatMap((alternative) => alternative.slice(0, 1).flatMap(firstIssues))
    : [issue];

const wasSent = (value: unknown, [name]: readonly PropertyKey[] = []) =>
  typeof value === 'object' && value !== null && name !== undefined && Object.hasOwn(value, name);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('Body: it must be JSON.');
  }
}
