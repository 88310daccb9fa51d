import type { Context } from 'hono';
import { z } from 'zod';
import type { HonoEnv } from './context';
import { PlatformError } from './errors';

/**
 * The body as the schema wants it. Unknown fields are ignored, an empty body counts as `{}`.
 * Throws 400 code 1 whose moreInfo names the first field that is missing or of the wrong type.
 */
export async function readBody<T>(c: Context<HonoEnv>, schema: z.ZodType<T>): Promise<T> {
  const text = await c.req.text();
  return parse(schema, text.trim() === '' ? {} : parseJson(text), 'Body');
}

/**
 * The query as the schema wants it, with the same rules; the last value of a repeated name counts. A name may begin
 * with a capital: clients in the field ask for `UserIds`.
 */
export function readQuery<T>(c: Context<HonoEnv>, schema: z.ZodType<T>): T {
  const values = [...new URL(c.req.url).searchParams].map(([name, value]) => [uncapitalised(name), value] as const);
  return parse(schema, Object.fromEntries(values), 'Query');
}

const uncapitalised = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** A number in a query: `limit=20`. */
export const numberInQuery = (bounds: { min: number; max: number; fallback: number }) =>
  z.coerce.number().int().min(bounds.min).max(bounds.max).default(bounds.fallback);

/** Names or ids in a query, separated by commas: none empty, and no more than this many. */
export const listInQueryUpTo = (most: number) =>
  z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(z.string()).min(1).max(most));

/** The usual list: at most 50. */
export const listInQuery = listInQueryUpTo(50);

function parse<T>(schema: z.ZodType<T>, value: unknown, place: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.');
  const moreInfo = field ? `${place} field '${field}': ${issue?.message}` : `${place}: ${issue?.message}`;
  throw new PlatformError('malformed', { moreInfo });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlatformError('malformed', { moreInfo: 'Body: it must be JSON.' });
  }
}
