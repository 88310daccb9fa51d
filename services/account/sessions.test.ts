import { request, type CallContext } from '../http/endpoint';
import { readEnvironment } from '../http/environment';
import { firstPartyPlatforms } from '../http/headers';
import { wireError, wireSession, wireTwoFactorNeeded } from '../testing/wireResponses';
import {
  loginWithConsoleAuthCode,
  loginWithFirstPartyToken,
  loginWithPassword,
  loginWithRememberMe,
  loginWithSwitchTicket,
} from './sessions';

/** Services with one response; records each request as `POST /path`, with its body and login headers. */
function services(answer: object, status = 200) {
  const requests: object[] = [];
  const context: CallContext = {
    environment: readEnvironment({}),
    ticket: null,
    sessionId: null,
    locale: 'en-US',
    fetch: (url, init) => {
      const { method, url: address, headers } = new Request(url, init);
      requests.push({
        call: `${method} ${new URL(address).pathname}`,
        body: init?.body,
        authorization: headers.get('Authorization'),
      });
      return Promise.resolve(Response.json(answer, { status }));
    },
  };
  return { requests, context };
}

const logins: [string, (context: CallContext) => Promise<unknown>, string, boolean][] = [
  [
    'email and password',
    (context) => request(loginWithPassword, { email: 'a@b.c', password: 'пароль' }, context),
    'Basic YUBiLmM60L/QsNGA0L7Qu9GM',
    false,
  ],
  [
    'email and password, to be remembered',
    (context) => request(loginWithPassword, { email: 'a@b.c', password: 'p:w', rememberMe: true }, context),
    'Basic YUBiLmM6cDp3',
    true,
  ],
  [
    'a remember-me ticket',
    (context) => request(loginWithRememberMe, { ticket: 't', rememberMe: true }, context),
    'rm_v1 t=t',
    true,
  ],
  [
    'a console auth code',
    (context) => request(loginWithConsoleAuthCode, { code: 'c' }, context),
    'console_auth_code t=c',
    false,
  ],
  ['a switch ticket', (context) => request(loginWithSwitchTicket, { ticket: 't' }, context), 'switch t=t', false],
  ...firstPartyPlatforms.map((platform): (typeof logins)[number] => [
    `a token of ${platform}`,
    (context) => request(loginWithFirstPartyToken, { platform, token: 't' }, context),
    `${platform} t=t`,
    false,
  ]),
];

describe.each(logins)('a login with %s', (_, logIn, authorization, rememberMe) => {
  it('sends it as the Authorization, and no ticket', async () => {
    const { requests, context } = services(wireSession());

    await expect(logIn({ ...context, ticket: 'an-old-one' })).resolves.toMatchObject({
      kind: 'session',
      ticket: 'a-ticket',
      userId: 'player',
    });

    const body = JSON.stringify({ rememberMe });
    expect(requests).toEqual([{ call: 'POST /v3/profiles/sessions', body, authorization }]);
  });

  it('may require the second factor', async () => {
    const { context } = services(wireTwoFactorNeeded());

    await expect(logIn(context)).resolves.toMatchObject({ kind: 'twoFactorNeeded', twoFactorTicket: 'two-factor' });
  });

  it('rejects an errorCode in a response with status 200', async () => {
    const { context } = services(wireError(3, 401, 'Invalid credentials'));

    await expect(logIn(context)).rejects.toMatchObject({ errorCode: 3, message: 'Invalid credentials', status: 200 });
  });

  it('rejects an error status without a retry', async () => {
    const { requests, context } = services(wireError(3, 401, 'Invalid credentials'), 401);

    await expect(logIn(context)).rejects.toMatchObject({ errorCode: 3, status: 401 });
    expect(requests).toHaveLength(1);
  });

  it('names the missing field of a response without a ticket', async () => {
    const { context } = services(wireSession({ ticket: null }));

    await expect(logIn(context)).rejects.toThrow('reply.ticket is not a text');
  });
});
