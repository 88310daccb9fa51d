import fc from 'fast-check';
import { z } from 'zod';
import { accounts } from '../../db/schema';
import { readEmailAddress } from '../../domain/accounts/emailAddress';
import type { Email } from '../../support/emails';
import { basic, buildCreation, givenAccount, logInAs } from '../../testing/accounts';
import { postForm } from '../../testing/signOnPages';
import { startPlatform, startUpMs, testOrigin, type TestPlatform } from '../../testing/startPlatform';

const { password } = buildCreation();
const day = 24 * 60 * 60 * 1000;

let platform: TestPlatform;
let emails: Email[] = [];
let calls = 0;
beforeAll(async () => {
  platform = await startPlatform({ sendEmail: (email) => Promise.resolve(void emails.push(email)) });
}, startUpMs);
afterAll(() => platform.close());
beforeEach(() => {
  platform.clock.advance(day);
  emails = [];
});

/** Another network for each call, so that no limit of a network answers in the place of the account. */
const address = () => `198.51.${Math.floor((calls += 1) / 250)}.${calls % 250}`;
const startReset = (email: string) =>
  platform.request('/v3/users/startResetPassword', {
    method: 'POST',
    body: { email, nextUrl: testOrigin },
    address: address(),
  });
const logIn = async (email: string) =>
  (
    await platform.request('/v3/profiles/sessions', {
      method: 'POST',
      body: {},
      headers: { Authorization: basic(email, password) },
      address: address(),
    })
  ).status;
const signUp = (email: string, nameOnPlatform: string) =>
  platform.request('/v3/users', {
    method: 'POST',
    body: buildCreation({ email, nameOnPlatform }),
    address: address(),
  });
const linkIn = (email: Email | undefined) => new URL(/http\S+/.exec(email?.text ?? '')?.[0] ?? 'http://none.example/');
const press = (link: URL) => postForm(platform, link.pathname, Object.fromEntries(link.searchParams));

describe('the email with a reset link', () => {
  it('goes to the address of the account, however the request wrote it', async () => {
    await givenAccount(platform, { email: 'kelvin.k@north.example', nameOnPlatform: 'Kelvin' });
    await startReset(' KELVIN.K@North.example ');
    expect(emails.map(({ to }) => to)).toEqual(['kelvin.k@north.example']);
  });

  it.each([
    ['the Kelvin sign', '\u212Aelvin.s@south.example'],
    ['a long s', 'kelvin.\u017F@south.example'],
    ['a zero-width space', 'kelvin\u200B.s@south.example'],
    ['a list', 'kelvin.s@south.example,foo'],
    ['angle brackets', '<kelvin.s@south.example>'],
  ])('does not go out for %s, whose mailbox is another', async (_case, typed) => {
    await signUp('kelvin.s@south.example', 'Kelvin_S');
    emails = [];
    expect((await startReset(typed)).status).toBe(200);
    expect(emails).toEqual([]);
  });
});

it.each([
  ['composed and decomposed', 'ren\u00E9@west.example', 'rene\u0301@west.example', 'Rene'],
  ['in letters and encoded', 'info@bücher.example', 'info@xn--bcher-kva.example', 'Buecher'],
])('an address, %s, logs in and signs up as one', async (_case, one, other, name) => {
  expect((await signUp(one, name)).status).toBe(200);
  expect([await logIn(one), await logIn(other)]).toEqual([200, 200]);
  expect(await signUp(other, `${name}_2`)).toMatchObject({
    status: 400,
    body: { validationReports: [{ ErrorCode: 2011, Field: 'email' }] },
  });
});

it.each(['victim@east.example,foo', '<victim@east.example>', 'a\u200B@east.example', 'x:victim@east.example;'])(
  'no account has the address %s, and a sentence says what to type',
  async (email) => {
    expect(await signUp(email, 'Stranger')).toMatchObject({
      status: 400,
      body: {
        validationReports: [
          { ErrorCode: 2010, Message: 'The email must be one full address, without spaces or hidden characters.' },
        ],
      },
    });
    expect(emails).toEqual([]);
  },
);

it('a text resets and logs into the account of another text only where both are one mailbox', async () => {
  const pieces = [
    'a',
    'A',
    'k',
    '\u212A',
    's',
    '\u017F',
    'i',
    '\u0131',
    '\u0130',
    'é',
    'e\u0301',
    'ß',
    '.',
    ',',
    '<',
    '\u200B',
  ];
  const text = fc
    .tuple(
      fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
      fc.constantFrom(
        'bücher.example',
        'xn--bcher-kva.example',
        'BÜCHER.example',
        'ka.example',
        '\u212Aa.example',
        'x.example',
      ),
    )
    .map(([name, domain]) => `${name}@${domain}`);
  let owners = 0;
  await fc.assert(
    fc.asyncProperty(text, text, async (a, b) => {
      platform.clock.advance(day);
      await platform.platform.db.delete(accounts);
      owners += 1;
      const mailbox = readEmailAddress(a);
      expect((await signUp(a, `Owner_${owners}`)).status).toBe(mailbox ? 200 : 400);
      const isSame = mailbox !== null && readEmailAddress(b)?.key === mailbox.key;
      emails = [];
      await startReset(b);
      expect(emails.map(({ to }) => to)).toEqual(isSame ? [mailbox.address] : []);
      expect(await logIn(b)).toBe(isSame ? 200 : 401);
    }),
    { numRuns: 60, seed: 18_11_07 },
  );
}, 120_000);

describe('a former address', () => {
  let players = 0;
  let email: string;
  let other: string;
  let ticket: string;
  let objection: URL;
  beforeEach(async () => {
    players += 1;
    email = `former${players}@north.example`;
    other = `later${players}@north.example`;
    const identity = { email, nameOnPlatform: `Former_${players}` };
    await givenAccount(platform, identity);
    ({ ticket } = await logInAs(platform, identity));
    await platform.request('/v3/users/me/email', { method: 'PUT', ticket, body: { password, email: other } });
    objection = linkIn(emails.find(({ to }) => to === email));
    await press(linkIn(emails.find(({ to }) => to === other)));
  });
  const userEmail = async () =>
    z.looseObject({ email: z.string() }).parse((await platform.request('/v3/users/me', { ticket })).body).email;

  it('stays its owner’s while they may object: nobody signs up with it', async () => {
    expect(await userEmail()).toBe(other);
    expect(await signUp(email.toUpperCase(), `Taker_${players}`)).toMatchObject({
      status: 400,
      body: { validationReports: [{ ErrorCode: 2011 }] },
    });
    expect(JSON.stringify((await press(objection)).body)).toContain('/sso/reset?');
    await startReset(email);
    expect(emails.at(-1)?.to).toBe(email);
  });

  it('stays its owner’s: nobody changes to it', async () => {
    const { ticket: thief } = await logInAs(platform, {
      email: (await givenAccount(platform, { email: `thief${players}@x.example`, nameOnPlatform: `Thief_${players}` }))
        .email,
    });
    emails = [];
    await platform.request('/v3/users/me/email', { method: 'PUT', ticket: thief, body: { password, email } });
    expect(emails.find(({ to }) => to === email)?.text).not.toContain('http');
  });

  it('is taken back by its owner, and free after 14 days', async () => {
    await platform.request('/v3/users/me/email', { method: 'PUT', ticket, body: { password, email } });
    await press(linkIn(emails.findLast(({ to }) => to === email && to !== other)));
    platform.clock.advance(14 * day);
    expect((await signUp(other, `Next_${players}`)).status).toBe(200);
  });
});
