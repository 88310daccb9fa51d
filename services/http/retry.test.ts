import { type CallContext, defineEndpoint, request } from './endpoint';
import { readEnvironment } from './environment';
import { ServiceError } from './errors';
import { inField, number } from './parse';
import { policyFrom } from './callPolicy';

const read = defineEndpoint('test.read', 'GET', { path: '/read', auth: 'none', parse: inField('units', number) });
const write = defineEndpoint('test.write', 'POST', { ...read, honorsIdempotencyKey: true });

type Answer = () => Response;
const fine: Answer = () => Response.json({ units: 30 });
const dead: Answer = () => {
  throw new TypeError('fetch failed');
};
const failing =
  (status: number, retryAfter?: string): Answer =>
  () =>
    Response.json({ errorCode: 6 }, { status, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } });

/** Services that respond in order, repeating the last response; records the time of each call, in ms. */
function services(...answers: Answer[]) {
  const began = Date.now();
  const calls: { atMs: number; key: string | null }[] = [];
  const send: typeof fetch = (_, init) => {
    calls.push({ atMs: Date.now() - began, key: new Headers(init?.headers).get('Idempotency-Key') });
    const answer = answers[Math.min(calls.length, answers.length) - 1] ?? dead;
    return new Promise((resolve) => resolve(answer()));
  };
  return { calls, send, times: () => calls.map(({ atMs }) => atMs) };
}

const contextOf = (send: typeof fetch, overrides: Partial<CallContext> = {}): CallContext => ({
  environment: readEnvironment({}),
  ticket: null,
  sessionId: null,
  locale: 'en-US',
  fetch: send,
  policy: { timeoutMs: 10_000, retries: 2, initialDelayMs: 100 },
  ...overrides,
});

/** The outcome of a call once all its pauses are over. */
async function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  const outcome = call.catch((reason: unknown) => reason);
  await jest.runAllTimersAsync();
  return outcome;
}

beforeEach(() => {
  jest.useFakeTimers();
  // The smallest random number gives the shortest pause: half of the back-off.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a read', () => {
  test.each([
    ['the network is dead', dead],
    ['a gateway answers 502', failing(502)],
    ['a gateway answers 503', failing(503)],
    ['a gateway answers 504', failing(504)],
  ])('is sent again when %s, with pauses that double', async (_, failure) => {
    const recovering = services(failure, failure, fine);
    expect(await outcomeOf(request(read, null, contextOf(recovering.send)))).toBe(30);
    expect(recovering.times()).toEqual([0, 50, 150]);

    const failed = services(failure);
    expect(await outcomeOf(request(read, null, contextOf(failed.send)))).toBeInstanceOf(ServiceError);
    expect(failed.calls).toHaveLength(3);
  });

  it('waits up to twice as long at random, so that clients do not retry together', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(1);
    const { send, times } = services(dead, dead, fine);

    await outcomeOf(request(read, null, contextOf(send)));

    expect(times()).toEqual([0, 100, 300]);
  });

  it('is as patient as the publisher configures it', async () => {
    const policy = policyFrom({ timeoutSec: 20, httpRetry: { maxCount: 3, initialDelayMsec: 500 } });
    const { send, times } = services(dead);

    await outcomeOf(request(read, null, contextOf(send, { policy })));

    expect(policy).toEqual({ timeoutMs: 20_000, retries: 3, initialDelayMs: 500 });
    expect(times()).toEqual([0, 250, 750, 1750]);
  });

  test.each([400, 401, 403, 404, 409, 410, 413, 500])('takes %d for an answer', async (status) => {
    const { send, calls } = services(failing(status));

    expect(await outcomeOf(request(read, null, contextOf(send)))).toMatchObject({ status });
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['seconds', '2'],
    ['a date', () => new Date(Date.now() + 2000).toUTCString()],
  ])('retries after the Retry-After of a 429, in %s', async (_, retryAfter) => {
    jest.setSystemTime(Date.UTC(2024, 2, 4));
    const { send, times } = services(failing(429, typeof retryAfter === 'string' ? retryAfter : retryAfter()), fine);

    expect(await outcomeOf(request(read, null, contextOf(send)))).toBe(30);
    expect(times()).toEqual([0, 2050]);
  });

  it('waits for the Retry-After of a gateway', async () => {
    const { send, times } = services(failing(503, '1'), fine);

    await outcomeOf(request(read, null, contextOf(send)));

    expect(times()).toEqual([0, 1000]);
  });

  test.each([
    ['is missing', undefined, null],
    ['is unreadable', 'soon', null],
    ['is too long', '30', 30],
  ])('does not retry a 429 whose Retry-After %s', async (_, header, retryAfter) => {
    const { send, calls } = services(failing(429, header));

    expect(await outcomeOf(request(read, null, contextOf(send)))).toMatchObject({ status: 429, retryAfter });
    expect(calls).toHaveLength(1);
  });

  it('rejects with the last error when the next retry would miss the time limit', async () => {
    const { send, calls } = services(failing(503));
    const policy = { timeoutMs: 100, retries: 5, initialDelayMs: 80 };

    expect(await outcomeOf(request(read, null, contextOf(send, { policy })))).toMatchObject({ status: 503 });
    expect(calls).toHaveLength(2);
  });

  it('is not retried after the caller aborts', async () => {
    const { send, calls } = services(dead);
    const caller = new AbortController();
    const call = request(read, null, contextOf(send, { signal: caller.signal })).catch((reason: unknown) => reason);
    await jest.advanceTimersByTimeAsync(10);
    caller.abort();

    expect(await outcomeOf(call)).toMatchObject({ errorCode: 'cancelled' });
    expect(calls).toHaveLength(1);
  });
});

describe('a write', () => {
  it('is sent once without an idempotency key', async () => {
    const { send, calls } = services(failing(504), fine);

    expect(await outcomeOf(request(write, null, contextOf(send)))).toMatchObject({ status: 504 });
    expect(calls).toHaveLength(1);
  });

  it('is sent again under an idempotency key, always the same', async () => {
    const { send, calls } = services(dead, failing(504), fine);

    expect(await outcomeOf(request(write, null, contextOf(send, { idempotencyKey: 'once' })))).toBe(30);
    expect(calls.map(({ key }) => key)).toEqual(['once', 'once', 'once']);
  });

  it('is sent once where the services do not honor the key', async () => {
    const { send, calls } = services(failing(504), fine);
    const deaf = { ...write, honorsIdempotencyKey: false };

    expect(await outcomeOf(request(deaf, null, contextOf(send, { idempotencyKey: 'once' })))).toMatchObject({
      status: 504,
    });
    expect(calls).toHaveLength(1);
  });

  it('does not retry a 429: the player decides', async () => {
    const { send, calls } = services(failing(429, '1'), fine);

    expect(await outcomeOf(request(write, null, contextOf(send, { idempotencyKey: 'once' })))).toMatchObject({
      status: 429,
      retryAfter: 1,
    });
    expect(calls).toHaveLength(1);
  });
});

it.each([
  [{ timeoutSec: 0, httpRetry: { maxCount: -1, initialDelayMsec: 0 } }, [1_000, 0, 100]],
  [{ timeoutSec: 1e9, httpRetry: { maxCount: 1e9, initialDelayMsec: 1e9 } }, [60_000, 5, 10_000]],
  [{ timeoutSec: 7.5, httpRetry: { maxCount: 2.9, initialDelayMsec: 250 } }, [7_500, 2, 250]],
])('keeps the configured policy %j within bounds', (configured, [timeoutMs, retries, initialDelayMs]) => {
  expect(policyFrom(configured)).toEqual({ timeoutMs, retries, initialDelayMs });
});
