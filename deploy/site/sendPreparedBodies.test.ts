import { createServer, type IncomingMessage, request, type RequestListener, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listen, stop } from '../../platform/support/ports';
import { sendPreparedBodies } from './sendPreparedBodies';

const page = `<!DOCTYPE html><html lang="en"><p>${'Units '.repeat(500)}</p></html>`;

const sendPage: RequestListener = (_, response) => {
  response
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .setHeader('Content-Length', Buffer.byteLength(page))
    .end(page);
};

const end = sendPreparedBodies();
afterAll(end);

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

interface Received extends Pick<IncomingMessage, 'statusCode' | 'headers'> {
  body: Buffer;
}

/** Serves one request and returns the response as it is on the wire. */
async function fetchFrom(
  listener: RequestListener,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Received> {
  const server = createServer(listener);
  const port = await listen(server, 0);
  closings.push(() => stop(server));
  return new Promise((resolve, reject) => {
    request({ port, method, path: '/page?a=1', headers: { ...headers, Connection: 'close' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ statusCode: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

it('sends a page in the best encoding that the browser accepts', async () => {
  const { headers, body } = await fetchFrom(sendPage, { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(body.length),
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(body).toString()).toBe(page);
  const zipped = await fetchFrom(sendPage, { 'Accept-Encoding': 'gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(page);
});

it('sends a page as it is to a client that accepts no encoding', async () => {
  const { headers, body } = await fetchFrom(sendPage);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(page.length) });
  expect(body.toString()).toBe(page);
});

it('responds 304 to a browser that has the page, and with the page where it has changed or is reloaded', async () => {
  const { etag = '' } = (await fetchFrom(sendPage)).headers;
  const known = await fetchFrom(sendPage, { 'If-None-Match': `"another", W/${etag}`, 'Accept-Encoding': 'br' });
  expect(known).toMatchObject({ statusCode: 304, headers: { etag, vary: 'Accept-Encoding' } });
  expect(known.body).toHaveLength(0);
  expect(await fetchFrom(sendPage, { 'If-None-Match': '"another"' })).toMatchObject({ statusCode: 200 });
  const reloaded = await fetchFrom(sendPage, { 'If-None-Match': etag, 'Cache-Control': 'no-cache' });
  expect(reloaded.statusCode).toBe(200);
});

it('responds to HEAD with the headers of GET, and no body', async () => {
  const accepted = { 'Accept-Encoding': 'gzip' };
  const { headers, body } = await fetchFrom(sendPage, accepted, 'HEAD');
  expect(body).toHaveLength(0);
  const { date: _, ...expected } = (await fetchFrom(sendPage, accepted)).headers;
  expect(headers).toMatchObject(expected);
});

it('compresses an error page, with its status', async () => {
  const listener: RequestListener = (incoming, response) => {
    response.statusCode = 404;
    sendPage(incoming, response);
  };
  const { statusCode, body } = await fetchFrom(listener, { 'Accept-Encoding': 'gzip' });
  expect(statusCode).toBe(404);
  expect(gunzipSync(body).toString()).toBe(page);
});

it('compresses a file that is written in parts, and another version of it again', async () => {
  const file = (version: string, text: string) => (_: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Content-Type', 'application/javascript; charset=UTF-8').setHeader('ETag', version);
    Readable.from([Buffer.from(text), Buffer.from(text)]).pipe(response);
  };
  const accepted = { 'Accept-Encoding': 'gzip' };
  const first = await fetchFrom(file('W/"1"', 'one();'), accepted);
  expect(first.headers).toMatchObject({ etag: 'W/"1"', 'content-encoding': 'gzip' });
  expect(gunzipSync(first.body).toString()).toBe('one();one();');
  expect(gunzipSync((await fetchFrom(file('W/"2"', 'two();'), accepted)).body).toString()).toBe('two();two();');
});

it('does not let caches keep a stale page for as long as a fresh one', async () => {
  const listener: RequestListener = (incoming, response) => {
    response.setHeader('Cache-Control', 's-maxage=60').setHeader('x-nextjs-cache', 'STALE');
    sendPage(incoming, response);
  };
  expect((await fetchFrom(listener)).headers['cache-control']).toBe('s-maxage=1, stale-while-revalidate=86399');
});

it.each<[string, number, Record<string, string>]>([
  ['a picture', 200, { 'Content-Type': 'image/avif' }],
  ['a part of a file', 206, { 'Content-Type': 'text/css', 'Content-Range': 'bytes 0-3/9' }],
  ['what is compressed', 200, { 'Content-Type': 'text/css', 'Content-Encoding': 'zstd' }],
])('passes on %s', async (_, status, headers) => {
  const listener: RequestListener = (_incoming, response) => {
    response.statusCode = status;
    response.setHeaders(new Map(Object.entries(headers)));
    response.write(Buffer.from('abc'));
    response.end('d');
  };
  const received = await fetchFrom(listener, { 'Accept-Encoding': 'gzip, br' });
  expect(received.body.toString()).toBe('abcd');
  expect(received.headers).not.toHaveProperty('etag');
});
