import type { Context } from 'hono';
import { z } from 'zod';
import type { HonoEnv } from '../http/kernel/honoEnv';
import { malformed } from '../http/kernel/errors';
import { readBody, rejectUnstorable } from '../http/kernel/validate';

/**
 * A form's texts by name, and whether the page's script sent them (as JSON) or the browser alone. Throws 400 for a form
 * that cannot be read.
 */
export async function readFields(c: Context<HonoEnv>): Promise<{ fields: Record<string, string>; isScript: boolean }> {
  const isScript = c.req.header('content-type')?.startsWith('application/json') ?? false;
  if (isScript) return { fields: await readBody(c, z.record(z.string(), z.string())), isScript };
  const form = await c.req.parseBody().catch(() => {
    throw malformed('Body: it must be a form.');
  });
  const texts = Object.entries(form).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const fields = Object.fromEntries(texts);
  rejectUnstorable(fields, 'Body');
  return { fields, isScript };
}
