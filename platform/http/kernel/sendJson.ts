import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HonoEnv } from './honoEnv';

/** Sends JSON with its Content-Length. Without it even 25 bytes would be compressed and chunked. */
export function sendJson(c: Context<HonoEnv>, value: object, status: ContentfulStatusCode = 200): Response {
  const text = JSON.stringify(value);
  c.header('Content-Type', 'application/json');
  c.header('Content-Length', String(Buffer.byteLength(text)));
  return c.body(text, status);
}
