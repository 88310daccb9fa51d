import { request, type CallContext } from '../http/endpoint';
import { readEnvironment } from '../http/environment';
import { firstPartyPlatforms } from '../http/headers';
import { wireError, wireSession, wireTwoFactorNeeded } from '../testing/wireResponses';
import {
  confirmSecondFactor,
  loginWithConsoleAuthCode,
  loginWithFirstPartyToken,
  loginWithPassword,
  loginWithRememberMe,
  loginWithSwitchTicket,
} from './sessions';

/** Services with one answer; tells what it was asked, as `POST /path`, its body and the headers of a login. */
function services(answer: object, status = 200) {
  const asked: object[] = [];
  const context: CallContext = {
    environment: readEnvironment({}),
    ticket: null,
    sessionId: null,
    locale: 'en-US',
    fetch: (url, init) => {
      const { method, url: address, headers } = new Request(url, init);
      asked.push({
        call: `${method} ${new URL(address).pathname}`,
        body: init?.body,
        authorization: headers.get('Authorization'),
        code: headers.get('Ubi-2FACode'),
      });
      return Promise.resolve(Response.json(answer, { status }));
    },
  };
  return { asked, context };
}

const ways: [string, (context: CallContext) => Promise<unknown>, string, boolean][] = [
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
  ...firstPartyPlatforms.map((platform): (typeof ways)[number] => [
    `a token of ${platform}`,
    (context) => request(loginWithFirstPartyToken, { platform, token: 't' }, context),
    `${platform} t=t`,
    false,
  ]),
];

describe.each(ways)('a login with %s', (_, logIn, authorization, rememberMe) => {
  it('sends it as the Authorization, and no ticket', async () => {
    const { asked, context } = services(wireSession());

    await expect(logIn({ ...context, ticket: 'an-old-one' })).resolves.toMatchObject({
      kind: 'session',
      ticket: 'a-ticket',
      userId: 'player',
    });

    const body = JSON.stringify({ rememberMe });
    expect(asked).toEqual([{ call: 'POST /v3/profiles/sessions', body, authorization, code: null }]);
  });

  it('may ask for the second factor', async () => {
    const { context } = services(wireTwoFactorNeeded());

    await expect(logIn(context)).resolves.toMatchObject({ kind: 'twoFactorNeeded', twoFactorTicket: 'two-factor' });
  });

  it('fails on an errorCode, though the status says that all is well', async () => {
    const { context } = services(wireError(3, 401, 'Invalid credentials'));

    await expect(logIn(context)).rejects.toMatchObject({ errorCode: 3, message: 'Invalid credentials', status: 200 });
  });

  it('fails on a refusal, and is not sent again', async () => {
    const { asked, context } = services(wireError(3, 401, 'Invalid credentials'), 401);

    await expect(logIn(context)).rejects.toMatchObject({ errorCode: 3, status: 401 });
    expect(asked).toHaveLength(1);
  });

  it('names the field of a reply without a ticket', async () => {
    const { context } = services(wireSession({ ticket: null }));

    await expect(logIn(context)).rejects.toThrow('reply.ticket is not a text');
  });
});

it('ends a login that waits for the second factor with the code of the player', async () => {
  const { asked, context } = services(wireSession());

  await expect(
    request(confirmSecondFactor, { twoFactorTicket: 'two-factor', code: '123456' }, context),
  ).resolves.toMatchObject({ ticket: 'a-ticket' });

  expect(asked).toEqual([
    {
      call: 'POST /v3/profiles/sessions',
      body: '{"rememberMe":false}',
      authorization: 'ubi_2fa_v1 t=two-factor',
      code: '123456',
    },
  ]);
});
