import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from './encodings';
import { onRequest } from './onRequest';
import { createPreparedBodies } from './preparedBodies';
import { sharedCacheControl } from './sharedCacheControl';

/** Content that is smaller compressed; pictures and fonts are compressed already. */
const compressible = /^(text\/|image\/svg\+xml|application\/(javascript|json|xml|manifest\+json))/;

/** Characters of content: those of the pages in use. */
const keptCharacters = 32 * 1024 * 1024;

/**
 * Compresses each content that this process's HTTP servers send, and gives it an ETag, once: Next would do both again for
 * every request. Returns a function that stops it.
 */
export function sendPreparedBodies(): () => void {
  const prepare = createPreparedBodies(keptCharacters);
  return onRequest((request, response) => takeOver(request, response, prepare));
}

/** Collects what the handler of a request writes, and at the end sends it prepared. */
function takeOver(
  request: IncomingMessage,
  response: ServerResponse,
  prepare: ReturnType<typeof createPreparedBodies>,
): void {
  // The response to HEAD has the headers of GET (RFC 9110, section 9.3.2). Node sends no body with it.
  if (request.method === 'HEAD') request.method = 'GET';
  const encoding = encodingFor(request.headers['accept-encoding']);
  const path = request.url?.split('?', 1)[0] ?? '';
  const chunks: Buffer[] = [];

  const handBack = () => {
    Reflect.deleteProperty(response, 'write');
    Reflect.deleteProperty(response, 'end');
  };
  const isTaken = () =>
    chunks.length > 0 ||
    (!response.headersSent &&
      response.statusCode !== 206 &&
      !response.hasHeader('Content-Encoding') &&
      compressible.test(String(response.getHeader('Content-Type'))));

  const write = (chunk: string | Uint8Array) => {
    if (isTaken()) return chunks.push(Buffer.from(chunk)) > 0;
    handBack();
    return response.write(chunk);
  };
  const end = (chunk?: unknown) => {
    const isTakenOver = (isContent(chunk) || chunks.length > 0) && isTaken();
    handBack();
    if (!isTakenOver) return response.end(chunk);
    response.appendHeader('Vary', 'Accept-Encoding');
    const cacheControl = response.getHeader('Cache-Control');
    if (typeof cacheControl === 'string')
      response.setHeader(
        'Cache-Control',
        sharedCacheControl(cacheControl, response.getHeader('x-nextjs-cache') === 'STALE'),
      );
    const version = response.getHeader('ETag');
    const content = contentOf(chunks, chunk);
    const body = prepare(
      content,
      chunks.length > 0 && version !== undefined ? `${path} ${String(version)}` : undefined,
    );
    if (version === undefined) {
      response.setHeader('ETag', body.etag);
      if (response.statusCode === 200 && isKnown(request, body.etag)) {
        response.statusCode = 304;
        response.removeHeader('Content-Type');
        response.removeHeader('Content-Length');
        return response.end();
      }
    }
    body
      .in(encoding)
      .then((bytes) => {
        if (encoding !== null) response.setHeader('Content-Encoding', encoding);
        response.setHeader('Content-Length', bytes.length).end(bytes);
      })
      .catch(() => response.destroy());
    return response;
  };
  Object.assign(response, { write, end });
}

const isContent = (chunk: unknown): chunk is string | Uint8Array =>
  typeof chunk === 'string' || chunk instanceof Uint8Array;

function contentOf(chunks: readonly Buffer[], last: unknown): string | Buffer {
  if (chunks.length === 0 && typeof last === 'string') return last;
  return Buffer.concat([...chunks, ...(isContent(last) ? [Buffer.from(last)] : [])]);
}

/** True if the browser has the content (RFC 9110, section 13.1.2), and does not request it again anyway. */
function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  if (/\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  const tags = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
