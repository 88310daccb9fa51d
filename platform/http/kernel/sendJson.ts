import { promisify } from 'node:util';
import { constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HonoEnv } from './honoEnv';

/** Less gains nothing from compression. */
const leastZippedBytes = 1024;

/** More is compressed by another thread, so that other calls go on meanwhile. */
const mostInPlaceBytes = 128 * 1024;

const fastest = { level: constants.Z_BEST_SPEED };

const zipAside = promisify(gzip);

const gzipWanted = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i;

/**
 * Sends JSON with its Content-Length, a long one with gzip at its fastest level: a list of 38 KB takes 0.2 ms instead of the 2.5 ms
 * of `compress`, which passes each response through a stream, and is 9% larger.
 */
export const sendJson = (c: Context<HonoEnv>, value: object, status: ContentfulStatusCode = 200) =>
  sendJsonText(c, JSON.stringify(value), status);

/** Sends a text that is JSON already, in the same way. */
export function sendJsonText(
  c: Context<HonoEnv>,
  text: string,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  const bytes = Buffer.from(text);
  c.set('bodyBytes', bytes.length);
  c.header('Content-Type', 'application/json');
  if (
    bytes.length < leastZippedBytes ||
    c.req.method === 'HEAD' ||
    !gzipWanted.test(c.req.header('accept-encoding') ?? '')
  ) {
    c.header('Content-Length', String(bytes.length));
    return c.body(bytes, status);
  }
  if (bytes.length > mostInPlaceBytes) return zipAside(bytes, fastest).then((zipped) => sendZipped(c, zipped, status));
  return sendZipped(c, gzipSync(bytes, fastest), status);
}

function sendZipped(c: Context<HonoEnv>, zipped: Buffer<ArrayBuffer>, status: ContentfulStatusCode): Response {
  c.header('Content-Length', String(zipped.length));
  c.header('Content-Encoding', 'gzip');
  c.header('Vary', 'Accept-Encoding', { append: true });
  return c.body(zipped, status);
}
