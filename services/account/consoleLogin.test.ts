import type { CallContext } from '../http/endpoint';
import { readEnvironment } from '../http/environment';
import { wireError, wireSession, wireTwoFactorNeeded } from '../testing/wireResponses';
import { type AuthCodeResponse, type ConsoleHost, ConsoleLoginError, loginOnConsole } from './consoleLogin';

/** Services that answer in turn, the last answer for ever. */
function services(...answers: (() => Response)[]) {
  const requests: string[] = [];
  const bodies: unknown[] = [];
  const context: CallContext = {
    environment: readEnvironment({}),
    ticket: null,
    sessionId: null,
    locale: 'en-US',
    fetch: async (url, init) => {
      const call = new Request(url, init);
      bodies.push(await call.clone().json());
      requests.push([new URL(call.url).pathname, call.headers.get('Authorization')].join(' ').trim());
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (!answer) throw new TypeError('fetch failed');
      return answer();
    },
  };
  return { requests, bodies, context };
}

const responses = (body: object, status = 200) => {
  return () => Response.json(body, { status });
};
const session = responses(wireSession());
const undecided = responses(wireError(2020, 200, 'The player has not decided yet.'));

/** A console that answers so, and notes the end of its app. */
function consoleWith(requestAuthCode: ConsoleHost['requestAuthCode']) {
  const ended: string[] = [];
  return { ended, host: { requestAuthCode, endApp: () => ended.push('the app') } };
}
const answering = (response: AuthCodeResponse) => consoleWith(() => Promise.resolve(response));

/** The outcome once all pauses are over. */
async function outcomeOf(login: Promise<unknown>): Promise<unknown> {
  const outcome = login.catch((reason: unknown) => reason);
  await jest.runAllTimersAsync();
  return outcome;
}

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2024, 2, 4, 12) }));
afterEach(() => jest.useRealTimers());

const inTenMinutes = '2024-03-04T12:10:00.000Z';

it('exchanges the code of the console for a session', async () => {
  const { requests, context } = services(session);
  const { ended, host } = answering({ code: 'a-code' });

  expect(await outcomeOf(loginOnConsole(host, context))).toMatchObject({ kind: 'session', ticket: 'a-ticket' });

  expect(requests).toEqual(['/v3/profiles/sessions console_auth_code t=a-code']);
  expect(ended).toEqual([]);
});

it.each([
  ['until its ticket ends', undefined, false],
  ['and is remembered where the player wants it', { rememberMe: true }, true],
])('the session lasts %s', async (_case, options, rememberMe) => {
  const { bodies, context } = services(session);
  await outcomeOf(loginOnConsole(answering({ code: 'a-code' }).host, context, options));
  expect(bodies).toEqual([{ rememberMe }]);
});

it('may end in the question for the second factor', async () => {
  const { context } = services(responses(wireTwoFactorNeeded()));

  expect(await outcomeOf(loginOnConsole(answering({ code: 'a-code' }).host, context))).toMatchObject({
    kind: 'twoFactorNeeded',
  });
});

describe('stage 1', () => {
  test.each([
    ['the console answers an errorCode', () => Promise.resolve({ errorCode: 71, message: 'No network.' }), 71],
    ['the console fails', () => Promise.reject(new Error('No network.')), null],
  ])('fails where %s', async (_, requestAuthCode, errorCode) => {
    const { requests, context } = services(session);
    const { ended, host } = consoleWith(requestAuthCode);

    const error = await outcomeOf(loginOnConsole(host, context));

    expect(error).toBeInstanceOf(ConsoleLoginError);
    expect(error).toMatchObject({ stage: 1, errorCode, message: 'Console login failed at stage 1: No network.' });
    expect(String(error)).toBe('ConsoleLoginError: Console login failed at stage 1: No network.');
    expect([requests, ended]).toEqual([[], []]);
  });

  it('fails with the code alone where the console has no words for it', async () => {
    const { context } = services(session);

    expect(await outcomeOf(loginOnConsole(answering({ errorCode: 71 }).host, context))).toMatchObject({
      message: 'Console login failed at stage 1: error 71',
    });
  });

  it('ends the app where the player cancels', async () => {
    const { requests, context } = services(session);
    const { ended, host } = answering({ cancelled: true });

    expect(await outcomeOf(loginOnConsole(host, context))).toEqual({ kind: 'appEnded' });
    expect([requests, ended]).toEqual([[], ['the app']]);
  });

  it('may be a code that the player must still approve', async () => {
    const code = { code: 'a-code', expiration: inTenMinutes, intervalSec: 5 };
    const { requests, context } = services(undecided, undecided, session);

    expect(await outcomeOf(loginOnConsole(answering(code).host, context))).toMatchObject({ ticket: 'a-ticket' });

    expect(requests).toEqual(Array(3).fill('/v3/profiles/sessions console_auth_code t=a-code'));
    expect(Date.now()).toBe(Date.UTC(2024, 2, 4, 12, 0, 10));
  });
});

describe('stage 2', () => {
  test.each([
    [
      'a refusal',
      responses(wireError(3, 401, 'Invalid credentials'), 401),
      { errorCode: 3, status: 401 },
      'Invalid credentials',
    ],
    [
      'an errorCode with the status of a success',
      responses(wireError(2022, 200, 'Too old.')),
      { errorCode: 2022, status: 200 },
      'Too old.',
    ],
    [
      'a response that cannot be read',
      responses({ ticket: 7 }),
      { errorCode: 'unreadable' },
      'account.loginWithConsoleAuthCode: reply.ticket is not a text',
    ],
  ])('fails on %s', async (_, answer, facts, reason) => {
    const { ended, host } = answering({ code: 'a-code' });

    const error = await outcomeOf(loginOnConsole(host, services(answer).context));

    expect(error).toBeInstanceOf(ConsoleLoginError);
    expect(error).toMatchObject({ stage: 2, ...facts, message: `Console login failed at stage 2: ${reason}` });
    expect(ended).toEqual([]);
  });

  it('fails while the network is dead', async () => {
    const { host } = answering({ code: 'a-code' });

    expect(await outcomeOf(loginOnConsole(host, services().context))).toMatchObject({ stage: 2, errorCode: 'network' });
  });

  it('ends the app where the player denies the login', async () => {
    const { context } = services(undecided, responses(wireError(2021, 200, 'The player said no.')));
    const { ended, host } = answering({ code: 'a-code', intervalSec: 5, expiration: inTenMinutes });

    expect(await outcomeOf(loginOnConsole(host, context))).toEqual({ kind: 'appEnded' });
    expect(ended).toEqual(['the app']);
  });

  it('does not wait for a player who never decides', async () => {
    const { requests, context } = services(undecided);
    const { host } = answering({ code: 'a-code', intervalSec: 300, expiration: inTenMinutes });

    expect(await outcomeOf(loginOnConsole(host, context))).toMatchObject({ stage: 2, errorCode: 2020 });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['no time to decide', { intervalSec: 5 }],
    ['no interval', { expiration: inTenMinutes }],
  ])('does not wait where the console names %s', async (_case, times) => {
    const { requests, context } = services(undecided);

    const outcome = await outcomeOf(loginOnConsole(answering({ code: 'a-code', ...times }).host, context));

    expect(outcome).toMatchObject({ stage: 2, errorCode: 2020 });
    expect(requests).toHaveLength(1);
  });

  it('can be cancelled while it waits', async () => {
    const caller = new AbortController();
    const { requests, context } = services(undecided);
    const { host } = answering({ code: 'a-code', intervalSec: 5, expiration: inTenMinutes });
    const login = loginOnConsole(host, { ...context, signal: caller.signal }).catch((reason: unknown) => reason);
    await jest.advanceTimersByTimeAsync(100);

    caller.abort();

    expect(await outcomeOf(login)).toMatchObject({ stage: 2, errorCode: 'cancelled' });
    expect(requests).toHaveLength(1);
  });
});
