import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import type { HonoEnv } from './honoEnv';
import { sendJson } from './sendJson';

const long = { text: 'Spend Units on rewards. '.repeat(100) };
const short = { text: 'Spend Units.' };

const app = new Hono<HonoEnv>()
  .use(async (c, next) => {
    c.header('Vary', 'Origin');
    await next();
  })
  .get('/long', (c) => sendJson(c, long))
  .get('/short', (c) => sendJson(c, short));

const send = (path: string, accepted: string, method = 'GET') =>
  Promise.resolve(app.request(path, { method, headers: { 'Accept-Encoding': accepted } }));

it('compresses a long response for a client that takes gzip', async () => {
  const response = await send('/long', 'br, gzip;q=0.8');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(long);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(bytes.length),
    'content-type': 'application/json',
    vary: 'Origin, Accept-Encoding',
  });
});

it.each([
  ['a short response', '/short', 'gzip', short],
  ['for a client that takes no compression', '/long', 'identity', long],
  ['for a client that excludes gzip', '/long', 'deflate, gzip;q=0', long],
])('sends %s as it is', async (_case, path, accepted, value) => {
  const response = await send(path, accepted);
  expect(response.headers.get('content-encoding')).toBeNull();
  const text = await response.text();
  expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  expect(JSON.parse(text)).toEqual(value);
});

it('tells the length of what a HEAD leaves out', async () => {
  const { headers } = await send('/long', 'gzip', 'HEAD');
  expect(headers.get('content-length')).toBe(String(Buffer.byteLength(JSON.stringify(long))));
});
