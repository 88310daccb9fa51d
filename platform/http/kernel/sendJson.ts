import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HonoEnv } from './honoEnv';

/**
 * A reply that tells its length, in bytes: without it even a balance of 25 bytes is compressed, and sent in pieces.
 */
export function sendJson(c: Context<HonoEnv>, value: object, status: ContentfulStatusCode = 200): Response {
  const text = JSON.stringify(value);
  c.header('Content-Type', 'application/json');
  c.header('Content-Length', String(Buffer.byteLength(text)));
  return c.body(text, status);
}
