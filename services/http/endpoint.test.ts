import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { type CallContext, defineEndpoint, path, request } from './endpoint';
import { readEnvironment } from './environment';
import { ServiceError, toFailure } from './errors';
import { authorization } from './headers';
import * as read from './parse';

const environment = readEnvironment({ SERVICES_URL: 'http://services.test' });
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const buildContext = (overrides: Partial<CallContext> = {}): CallContext => ({
  environment,
  ticket: 'a-ticket',
  sessionId: 'a-session',
  locale: 'fr-FR',
  policy: { timeoutMs: 10_000, retries: 2, initialDelayMs: 0 },
  ...overrides,
});

const readUnits = read.object({ units: read.number });
const balance = defineEndpoint('test.balance', 'GET', {
  path: ({ owner }: { owner: string; limit?: number }) => path`/v1/profiles/${owner}/units`,
  query: ({ limit }) => ({ limit, from: undefined }),
  auth: 'ticket',
  parse: readUnits,
});
const spend = defineEndpoint('test.spend', 'POST', {
  path: '/v1/spend',
  body: (input: { units: number }) => input,
  auth: 'ticket',
  parse: readUnits,
  honorsIdempotencyKey: true,
});
const balanceUrl = 'http://services.test/v1/profiles/me/units';
const spendUrl = 'http://services.test/v1/spend';

/** Responds to the calls of one URL in order, repeating the last response, and records them. */
function answerInTurn(method: 'get' | 'post', url: string, ...answers: (() => Response | Promise<Response>)[]) {
  const calls: Request[] = [];
  server.use(
    http[method](url, ({ request: call }) => {
      calls.push(call);
      const answer = answers[Math.min(calls.length, answers.length) - 1];
      return answer ? answer() : HttpResponse.error();
    }),
  );
  return calls;
}
const fine = () => HttpResponse.json({ units: 30 });

/** A body whose connection is reset after its first part. */
const brokenOff = (text: string) =>
  new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode(text)),
    pull: (body) => body.error(new TypeError('terminated')),
  });

describe('making a call', () => {
  it('lets only a call that outlives its page finish after the player leaves the page', async () => {
    const sent: (boolean | undefined)[] = [];
    const context = buildContext({
      fetch: (_url, init) => {
        sent.push(init?.keepalive);
        return Promise.resolve(Response.json({ units: 30 }));
      },
    });
    await request(spend, { units: 5 }, context);
    await request({ ...spend, outlivesPage: true }, { units: 5 }, context);
    expect(sent).toEqual([undefined, true]);
  });

  it('sends the headers, the encoded path and the given query values, and parses the response', async () => {
    const calls = answerInTurn('get', 'http://services.test/v1/profiles/a%2Fb/units', fine);

    await expect(request(balance, { owner: 'a/b', limit: 5 }, buildContext())).resolves.toEqual({ units: 30 });

    expect(new URL(calls[0]?.url ?? '').search).toBe('?limit=5');
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toMatchObject({
      authorization: 'Ubi_v1 t=a-ticket',
      'ubi-appid': environment.appId,
      genomeid: environment.genomeId,
      'ubi-localecode': 'fr-FR',
      'ubi-sessionid': 'a-session',
      'ubi-requestedplatformtype': 'uplay',
    });
    expect(calls[0]?.headers.get('content-type')).toBeNull();
  });

  test.each([
    ['GET', undefined, null],
    ['POST', '{}', 'application/json'],
    ['PUT', '{}', 'application/json'],
    ['DELETE', '{}', 'application/json'],
  ] as const)('a %s without a body of its own sends %s', async (method, body, contentType) => {
    const sent: RequestInit[] = [];
    const context = buildContext({
      fetch: (_, init) => {
        sent.push(init ?? {});
        return Promise.resolve(fine());
      },
    });

    await request({ ...balance, method }, { owner: 'me' }, context);

    expect(sent[0]?.method).toBe(method);
    expect(sent[0]?.body).toBe(body);
    expect(new Headers(sent[0]?.headers).get('content-type')).toBe(contentType);
  });

  it('sends JSON on writes, with the idempotency key', async () => {
    const calls = answerInTurn('post', spendUrl, fine);

    await request(spend, { units: 100 }, buildContext({ idempotencyKey: 'once' }));

    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(calls[0]?.headers.get('idempotency-key')).toBe('once');
    await expect(calls[0]?.json()).resolves.toEqual({ units: 100 });
  });

  it('sends its own Authorization, with Unicode credentials', async () => {
    const calls = answerInTurn('get', balanceUrl, fine);
    const login = { ...balance, auth: () => authorization.basic('a@b.c', 'пароль') };

    await request(login, { owner: 'me' }, buildContext({ ticket: null, sessionId: null }));

    expect(calls[0]?.headers.get('authorization')).toBe(`Basic ${Buffer.from('a@b.c:пароль').toString('base64')}`);
    expect(calls[0]?.headers.get('ubi-sessionid')).toBeNull();
  });

  test.each([null, ''])('rejects with the ticket %p before anything is sent', async (ticket) => {
    const send = jest.fn<Promise<Response>, []>();

    await expect(request(balance, { owner: 'me' }, buildContext({ ticket, fetch: send }))).rejects.toMatchObject({
      message: 'Call to this service endpoint needs the auth ticket.',
      errorCode: 'noTicket',
      status: 0,
    });

    expect(send).not.toHaveBeenCalled();
  });
});

const headers = { 'Ubi-TransactionId': 'of-the-header' };

describe('a call that fails', () => {
  it('carries the error details of the services', async () => {
    answerInTurn('get', balanceUrl, () =>
      HttpResponse.json(
        {
          message: 'Too many calls per profile id: 1',
          errorCode: 1100,
          transactionId: 'a-transaction',
          moreInfo: 'Calm down.',
        },
        { status: 429, headers: { 'Retry-After': '30' } },
      ),
    );

    const error: unknown = await request(balance, { owner: 'me' }, buildContext()).catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ moreInfo: 'Calm down.' });
    expect(toFailure(error)).toEqual({
      code: 1100,
      message: 'Too many calls per profile id: 1',
      status: 429,
      transactionId: 'a-transaction',
      retryAfter: 30,
    });
  });

  it('names the field of an unreadable response', async () => {
    answerInTurn('get', balanceUrl, () => HttpResponse.json({ units: 'many' }));

    await expect(request(balance, { owner: 'me' }, buildContext())).rejects.toMatchObject({
      message: 'test.balance: reply.units is not a number',
      errorCode: 'unreadable',
    });
  });

  test.each([
    ['that is not JSON', () => HttpResponse.html('<h1>Oops</h1>', { status: 500, headers })],
    ['with an empty body', () => new HttpResponse(null, { status: 500, headers })],
    [
      'of another shape',
      () => HttpResponse.json({ message: ['no'], errorCode: '3', moreInfo: 7 }, { status: 500, headers }),
    ],
    ['that is null', () => HttpResponse.json(null, { status: 500, headers })],
  ])('reports the available details of an error page %s', async (_, answer) => {
    answerInTurn('get', balanceUrl, answer);

    await expect(request(balance, { owner: 'me' }, buildContext())).rejects.toMatchObject({
      message: 'The services answered 500.',
      status: 500,
      errorCode: null,
      transactionId: 'of-the-header',
      moreInfo: null,
    });
  });

  it('reads an empty response as an empty object, and rejects a response that is not JSON', async () => {
    answerInTurn('post', spendUrl, () => new HttpResponse(null, { status: 200 }));
    await expect(request({ ...spend, parse: read.anything }, { units: 1 }, buildContext())).resolves.toEqual({});

    answerInTurn('post', spendUrl, () => HttpResponse.html('<h1>Welcome to the hotel</h1>'));
    await expect(request(spend, { units: 1 }, buildContext())).rejects.toMatchObject({
      message: 'test.spend: reply is not an object',
      errorCode: 'unreadable',
    });
  });

  it('rejects a response that ends early, after a retry where it is a read', async () => {
    answerInTurn('get', balanceUrl, () => new HttpResponse('{"units":3', { status: 200 }));
    await expect(request(balance, { owner: 'me' }, buildContext())).rejects.toMatchObject({ errorCode: 'unreadable' });

    const broken = () => new HttpResponse(brokenOff('{"units":3'), { status: 200 });
    const calls = answerInTurn('get', balanceUrl, broken, fine);
    await expect(request(balance, { owner: 'me' }, buildContext())).resolves.toEqual({ units: 30 });
    expect(calls).toHaveLength(2);

    answerInTurn('post', spendUrl, broken);
    await expect(request(spend, { units: 1 }, buildContext())).rejects.toMatchObject({ errorCode: 'network' });
  });

  it('distinguishes network error, timeout and cancellation', async () => {
    answerInTurn('get', balanceUrl, () => HttpResponse.error());
    await expect(request(balance, { owner: 'me' }, buildContext())).rejects.toMatchObject({ errorCode: 'network' });

    answerInTurn('get', balanceUrl, () => delay('infinite').then(fine));
    await expect(request({ ...balance, timeoutMs: 20 }, { owner: 'me' }, buildContext())).rejects.toMatchObject({
      errorCode: 'timeout',
    });

    const cancelled = buildContext({ signal: AbortSignal.abort() });
    await expect(request(balance, { owner: 'me' }, cancelled)).rejects.toMatchObject({ errorCode: 'cancelled' });
  });
});
