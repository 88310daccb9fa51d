import { combiningReads } from './combiningReads';
import { type CallContext, defineEndpoint, request } from './endpoint';
import { readEnvironment } from './environment';
import * as read from './parse';

const environment = readEnvironment({ SERVICES_URL: 'https://services.example' });

/** Reads `{value}` of a path. */
const readValue = defineEndpoint('test.readValue', 'GET', {
  path: (name: string) => `/v1/${name}`,
  auth: 'ticket',
  parse: read.fields((field) => field('value', read.number)),
});
const openRead = { ...readValue, name: 'test.openRead', auth: 'none' as const };
const write = { ...readValue, name: 'test.write', method: 'PUT' as const };

const values: Record<string, number> = { '/v1/units': 30, '/v1/level': 7, '/v1/news': 3 };

/** What the services return for a single read. */
function single(path: string): { status: number; body: unknown; retryAfter?: number } {
  const value = values[path];
  return value === undefined ? { status: 404, body: { errorCode: 1003 } } : { status: 200, body: { value } };
}

/** Services that know the combined call. */
function combined(url: URL): Response {
  const paths = url.searchParams.get('paths')?.split(',') ?? [];
  return Response.json({ reads: paths.map((path) => ({ path, retryAfter: null, ...single(path) })) });
}

/** A client of these services, with the calls that it makes. */
function createClient(answer: (url: URL) => Response | Promise<Response> = combined) {
  const calls: string[] = [];
  const send: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    calls.push(`${init?.method} ${decodeURIComponent(url.pathname + url.search)}`);
    init?.signal?.throwIfAborted();
    if (url.pathname.endsWith('/reads')) return answer(url);
    const { status, body } = single(url.pathname);
    return Response.json(body, { status });
  };
  const context: CallContext = {
    environment,
    ticket: 'a-ticket',
    sessionId: 'a-session',
    locale: 'en-US',
    fetch: combiningReads(send, environment),
    policy: { timeoutMs: 10_000, retries: 1, initialDelayMs: 0 },
  };
  const read = (name: string, overrides: Partial<CallContext> = {}) =>
    request(readValue, name, { ...context, ...overrides });
  return { calls, read, context };
}

const settled = (reads: Promise<number>[]) =>
  Promise.allSettled(reads).then((results) =>
    results.map((result): unknown => (result.status === 'fulfilled' ? result.value : result.reason)),
  );

it('sends the reads of one task as one call, and each gets its own response', async () => {
  const { read, calls } = createClient();

  expect(await Promise.all([read('units'), read('level')])).toEqual([30, 7]);

  expect(calls).toEqual(['GET /v1/profiles/me/reads?paths=/v1/units,/v1/level']);
});

it('sends a read that starts alone as it is', async () => {
  const { read, calls } = createClient();

  await read('units');
  await read('level');

  expect(calls).toEqual(['GET /v1/units', 'GET /v1/level']);
});

it('takes reads without a ticket along with those of a player', async () => {
  const { read, calls, context } = createClient();

  expect(await Promise.all([request(openRead, 'news', context), read('units')])).toEqual([3, 30]);

  expect(calls).toEqual(['GET /v1/profiles/me/reads?paths=/v1/news,/v1/units']);
});

it('sends the reads of a visitor singly', async () => {
  const { calls, context } = createClient();

  await Promise.all(['news', 'units'].map((name) => request(openRead, name, context)));

  expect(calls).toEqual(['GET /v1/news', 'GET /v1/units']);
});

it('leaves out writes, reads with other headers and long addresses', async () => {
  const { read, calls, context } = createClient();
  const long = 'x'.repeat(300);

  await settled([
    read('units'),
    read('level'),
    request(write, 'units', context),
    read('units', { ticket: 'another-ticket' }),
    read(long),
  ]);

  expect(calls.toSorted()).toEqual([
    'GET /v1/profiles/me/reads?paths=/v1/units,/v1/level',
    'GET /v1/units',
    `GET /v1/${long}`,
    'PUT /v1/units',
  ]);
});

it('sends more reads than the services combine singly', async () => {
  const { read, calls } = createClient();

  await Promise.all(Array.from({ length: 22 }, () => read('units')));

  expect(calls.slice(0, 2)).toEqual(['GET /v1/units', 'GET /v1/units']);
  expect(calls[2]?.split(',')).toHaveLength(20);
  expect(calls).toHaveLength(3);
});

it('keeps the error of one read to that read', async () => {
  const { read } = createClient();

  expect(await settled([read('units'), read('nowhere')])).toMatchObject([30, { status: 404, errorCode: 1003 }]);
});

it.each([
  ['do not know the call', () => Response.json({ errorCode: 1003 }, { status: 404 })],
  ['do not offer it to this application', () => Response.json({ errorCode: 2 }, { status: 403 })],
  ['respond with something else', () => new Response('<html>')],
])('sends reads singly, these and later ones, where the services %s', async (_, answer) => {
  const { read, calls } = createClient(answer);

  expect(await Promise.all([read('units'), read('level')])).toEqual([30, 7]);
  calls.length = 0;

  expect(await Promise.all([read('units'), read('level')])).toEqual([30, 7]);
  expect(calls).toEqual(['GET /v1/units', 'GET /v1/level']);
});

it('sends a read singly that is missing in the response', async () => {
  const { read, calls } = createClient(() =>
    Response.json({ reads: [{ status: 200, retryAfter: null, body: { value: 1 } }] }),
  );

  expect(await Promise.all([read('units'), read('level')])).toEqual([1, 7]);
  expect(calls.at(-1)).toBe('GET /v1/level');
});

it('gives an expired ticket to every read', async () => {
  const { read } = createClient(() => Response.json({ errorCode: 3 }, { status: 401 }));

  expect(await settled([read('units'), read('level')])).toMatchObject([{ status: 401 }, { status: 401 }]);
});

it.each([
  ['the network', () => Promise.reject(new TypeError('fetch failed'))],
  ['a gateway', () => new Response('', { status: 504 })],
])('retries after an error of %s', async (_, fail) => {
  let failures = 1;
  const { read } = createClient((url) => (failures-- > 0 ? fail() : combined(url)));

  expect(await Promise.all([read('units'), read('level')])).toEqual([30, 7]);
});

it('waits as long as the services require for one of the reads', async () => {
  let rejections = 1;
  const { read } = createClient((url) =>
    rejections-- > 0
      ? Response.json({
          reads: [
            { status: 429, retryAfter: 0, body: { errorCode: 1100 } },
            { status: 200, retryAfter: null, body: { value: 7 } },
          ],
        })
      : combined(url),
  );

  expect(await Promise.all([read('units'), read('level')])).toEqual([30, 7]);
});

it('cancels one read without the others, and the call when none is left', async () => {
  const first = new AbortController();
  const second = new AbortController();
  let ended = '';
  const { read } = createClient(() => new Promise(() => undefined));
  const reads = settled([read('units', { signal: first.signal }), read('level', { signal: second.signal })]).then(
    (results) => {
      ended = 'both';
      return results;
    },
  );
  await new Promise((resolve) => setTimeout(resolve));

  first.abort();
  await new Promise((resolve) => setTimeout(resolve));
  expect(ended).toBe('');
  second.abort();

  expect(await reads).toMatchObject([{ errorCode: 'cancelled' }, { errorCode: 'cancelled' }]);
});

it('sends nothing for reads that are cancelled before', async () => {
  const controller = new AbortController();
  const { read, calls } = createClient();
  const reads = settled([read('units', { signal: controller.signal }), read('level', { signal: controller.signal })]);

  controller.abort();

  expect(await reads).toMatchObject([{ errorCode: 'cancelled' }, { errorCode: 'cancelled' }]);
  expect(calls).toEqual([]);
});
