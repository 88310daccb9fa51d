import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { z } from 'zod';
import { accounts, recoveryCodes } from '../../../db/schema';
import type { Email } from '../../../support/emails';
import { basic, buildCreation, givenAccount, logInAs } from '../../../testing/accounts';
import { cookieOf, postForm, postFormWithoutScript, widgetRequest } from '../../../testing/signOnPages';
import { startPlatform, startUpMs, type TestCall, type TestPlatform } from '../../../testing/startPlatform';

const { password } = buildCreation();
const day = 24 * 60 * 60 * 1000;

/** A text as a Japanese keyboard types it. */
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0));

describe('account care', () => {
  let platform: TestPlatform;
  let emails: Email[] = [];
  let players = 0;
  let email: string;
  let ticket: string;
  let userId: string;
  beforeAll(async () => {
    platform = await startPlatform({ sendEmail: (sent) => Promise.resolve(void emails.push(sent)) });
  }, startUpMs);
  afterAll(() => platform.close());
  beforeEach(async () => {
    emails = [];
    ({ email, ticket, userId } = await join());
  });

  async function join() {
    players += 1;
    const identity = { email: `care${players}@northlight.example`, nameOnPlatform: `Care_${players}` };
    const account = await givenAccount(platform, identity);
    return { ...identity, userId: account.userId, ticket: (await logInAs(platform, identity)).ticket };
  }
  const call = (path: string, method: TestCall['method'], body?: unknown, own = ticket, id = 'me') =>
    platform.request(`/v3/users/${id}/${path}`, { method, body, ticket: own });
  const isGood = async (own: string) => (await platform.request('/v3/users/me', { ticket: own })).status === 200;
  const user = async (own = ticket) =>
    z
      .looseObject({ email: z.string(), emailVerified: z.boolean(), closingDate: z.string().nullable() })
      .parse((await platform.request('/v3/users/me', { ticket: own })).body);
  const logIn = (address: string, own = password, headers: Record<string, string> = {}) =>
    platform.request('/v3/profiles/sessions', {
      method: 'POST',
      body: {},
      headers: { Authorization: basic(address, own), ...headers },
    });
  const linkTo = (address: string) => {
    const sent = emails.findLast(({ to }) => to === address)?.text ?? '';
    return new URL(/http\S+/.exec(sent)?.[0] ?? 'http://none.example/');
  };
  const press = async (link: URL) => {
    const { body } = await postForm(platform, link.pathname, Object.fromEntries(link.searchParams));
    return z.object({ next: z.string() }).parse(body).next;
  };

  const confirmed = [
    ['PUT', 'email', { email: 'elsewhere@northlight.example' }],
    ['POST', 'secondFactor/setups', {}],
    ['DELETE', 'secondFactor', {}],
    ['POST', 'dataCopies', {}],
    ['POST', 'closing', {}],
  ] as const;

  it.each(confirmed)('%s %s needs the password, and waits after five wrong ones', async (method, path, body) => {
    for (let guess = 1; guess <= 5; guess += 1) {
      const wrong = await call(path, method, { ...body, password: `Wrong${guess}` });
      expect(wrong).toMatchObject({ status: 403, body: { errorCode: 2041 } });
    }
    const limited = await call(path, method, { ...body, password });
    expect(limited).toMatchObject({ status: 429, body: { errorCode: 1100 } });
    expect(limited.headers.get('Retry-After')).toBe('30');
    expect(emails).toEqual([]);
    expect(await isGood(ticket)).toBe(true);
  });

  it.each(confirmed)('%s %s is for the own account only, with a ticket', async (method, path, body) => {
    const other = await join();
    expect((await call(path, method, { ...body, password }, other.ticket, userId)).status).toBe(403);
    expect((await call(path, method, { ...body, password }, '')).status).toBe(401);
    expect((await call(path, method, { ...body, password: 7 })).status).toBe(400);
    expect(emails).toEqual([]);
  });

  describe('closing', () => {
    const close = () => call('closing', 'POST', { password });

    it('signs the player out everywhere, says when, and emails once', async () => {
      const { ticket: elsewhere } = await logInAs(platform, { email });
      const { status, body } = await close();
      expect(status).toBe(200);
      expect(new Date(z.object({ closingDate: z.string() }).parse(body).closingDate)).toEqual(
        new Date('2026-03-18T23:59:59.999-12:00'),
      );
      expect([await isGood(ticket), await isGood(elsewhere)]).toEqual([false, false]);
      expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
        [email, expect.stringContaining('will be deleted after March 18, 2026')],
      ]);
    });

    it('can be taken back by a sign-in, and not by an old ticket', async () => {
      await close();
      expect((await call('closing', 'DELETE')).status).toBe(401);
      const { ticket: later } = await logInAs(platform, { email });
      expect((await user(later)).closingDate).not.toBeNull();
      expect((await call('closing', 'DELETE', undefined, later)).status).toBe(200);
      expect((await user(later)).closingDate).toBeNull();
      expect((await call('closing', 'DELETE', undefined, later)).status).toBe(200);
      expect(emails.filter(({ subject }) => subject === 'Your Meridian Club account stays open')).toHaveLength(1);
    });

    it('keeps its first date when it is closed again', async () => {
      await close();
      const { ticket: later } = await logInAs(platform, { email });
      const first = (await user(later)).closingDate;
      platform.clock.advance(3 * 60 * 1000);
      await call('closing', 'POST', { password }, later);
      const { ticket: last } = await logInAs(platform, { email });
      expect((await user(last)).closingDate).toBe(first);
      expect(emails).toHaveLength(1);
    });

    it('is not taken back for another player', async () => {
      await close();
      const other = await join();
      expect((await call('closing', 'DELETE', undefined, other.ticket, userId)).status).toBe(403);
    });
  });

  describe('a change of the email address', () => {
    const another = () => `new.${email}`;
    const change = (to = another(), own = ticket) => call('email', 'PUT', { password, email: to }, own);

    it('counts once the new address is confirmed; the old one hears of it', async () => {
      expect(await change()).toMatchObject({ status: 200, body: {} });
      expect(new Set(emails.map(({ to }) => to))).toEqual(new Set([another(), email]));
      expect((await user()).email).toBe(email);

      const link = linkTo(another());
      const page = await platform.request(link.pathname + link.search);
      expect(page.body).toContain('it replaces your old one');
      expect((await user()).email).toBe(email);
      const done = await press(link);
      expect(done).toContain('/sso/verify/done');
      expect((await platform.request(done)).body).toContain('Your email has changed.');
      expect(await user()).toMatchObject({ email: another(), emailVerified: true });
      expect([(await logIn(email)).status, (await logIn(another())).status]).toEqual([401, 200]);
      expect(await press(link)).not.toContain('done');
    });

    it('does not reveal an account, which alone hears of it and stays as it is', async () => {
      const other = await join();
      expect(await change(other.email)).toMatchObject({ status: 200, body: {} });
      const told = emails.find(({ to }) => to === other.email);
      expect(told?.subject).toContain('can’t be used for another Meridian Club account');
      expect(told?.text).not.toContain('http');
      expect((await user(other.ticket)).email).toBe(other.email);
    });

    it('goes to no address that another account has taken meanwhile', async () => {
      await change();
      await givenAccount(platform, { email: another(), nameOnPlatform: `Taker_${players}` });
      expect(await press(linkTo(another()))).not.toContain('done');
      expect((await user()).email).toBe(email);
    });

    it.each(['', 'no-address', 'two@at@signs'])('is rejected for %s', async (malformed) => {
      expect(await change(malformed)).toMatchObject({
        status: 400,
        body: { validationReports: [{ ErrorCode: 2010, Field: 'email' }] },
      });
    });

    it('ends with a later change, a new password, a closing, and after three days', async () => {
      await change();
      const first = linkTo(another());
      await change(`later.${email}`);
      expect(await press(first)).not.toContain('done');

      const second = linkTo(`later.${email}`);
      platform.clock.advance(3 * day);
      expect(await press(second)).not.toContain('done');

      const { ticket: later } = await logInAs(platform, { email });
      await change(another(), later);
      await call('password', 'PUT', { password, newPassword: 'Another5Star' }, later);
      expect(await press(linkTo(another()))).not.toContain('done');
      expect((await user(later)).email).toBe(email);
    });

    it('is limited to three an hour', async () => {
      for (const place of ['a', 'b', 'c']) expect((await change(`${place}.${email}`)).status).toBe(200);
      expect((await change()).status).toBe(429);
    });

    it.each([
      ['before', false],
      ['after', true],
    ])(
      'is undone by the old address %s it is made, which then chooses another password: the thief is out',
      async (_, isMade) => {
        await change();
        if (isMade) await press(linkTo(another()));
        const objection = linkTo(email);
        const page = await platform.request(objection.pathname + objection.search);
        expect(page.body).toContain(email);
        expect(await isGood(ticket)).toBe(true);

        const next = await press(objection);
        expect(next).toContain('/sso/reset?');
        expect(await isGood(ticket)).toBe(false);
        // The owner's own password works, until the page that follows has replaced it: the thief knows it.
        expect((await logIn(email)).status).toBe(200);
        const token = new URL(next, 'http://localhost').searchParams.get('token') ?? '';
        await postForm(platform, '/sso/reset', { token, lang: 'en-US', password: 'Another5Star' });
        expect((await logIn(email)).status).toBe(401);
        expect((await logIn(email, 'Another5Star')).status).toBe(200);
        expect((await logIn(another(), 'Another5Star')).status).toBe(401);
        expect(await press(objection)).toContain('/sso/object?');
        if (!isMade) expect(await press(linkTo(another()))).not.toContain('done');
      },
    );

    it('has no page for a guess, and no button for another site', async () => {
      expect((await platform.request('/sso/object?token=abc')).status).toBe(410);
      await change();
      const objection = linkTo(email);
      const fields = Object.fromEntries(objection.searchParams);
      const headers = { Origin: 'https://evil.example' };
      expect((await postForm(platform, '/sso/object', fields, { headers })).status).toBe(403);
      expect(await isGood(ticket)).toBe(true);
      expect((await postFormWithoutScript(platform, '/sso/object', fields)).status).toBe(303);
    });

    it('can be objected to for 14 days', async () => {
      await change();
      platform.clock.advance(14 * day);
      expect(await press(linkTo(email))).toContain('/sso/object?');
      expect((await logIn(email)).status).toBe(200);
    });
  });

  describe('the second factor', () => {
    const setUp = async (own = ticket) =>
      z
        .object({ secret: z.string(), uri: z.string() })
        .parse((await call('secondFactor/setups', 'POST', { password }, own)).body);
    const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: platform.clock.now().getTime() });
    const turnOn = async () => {
      const { secret } = await setUp();
      const { body } = await call('secondFactor', 'PUT', { secret, code: codeOf(secret) });
      platform.clock.advance(60_000);
      return { secret, codes: z.object({ recoveryCodes: z.array(z.string()) }).parse(body).recoveryCodes };
    };
    const begin = async () => {
      const response = await postForm(platform, '/sso/login', { ...widgetRequest, email, password });
      return z.object({ twoFactorTicket: z.string().optional() }).parse(response.body).twoFactorTicket;
    };
    const confirm = async (code: string) => {
      const twoFactorTicket = (await begin()) ?? '';
      return cookieOf(await postForm(platform, '/sso/code', { ...widgetRequest, twoFactorTicket, code }));
    };
    const state = async () => (await call('secondFactor', 'GET')).body;

    it('is on by the first code of the app, and signs other devices out', async () => {
      const { ticket: elsewhere } = await logInAs(platform, { email });
      const { secret, uri } = await setUp();
      expect(uri).toMatch(/^otpauth:\/\/totp\//);
      expect(await begin()).toBeUndefined();
      expect(await state()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
      const used = codeOf(secret);
      expect((await call('secondFactor', 'PUT', { secret, code: used })).status).toBe(200);

      expect(await state()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
      expect([await isGood(ticket), await isGood(elsewhere)]).toEqual([true, false]);
      expect(await confirm(used)).toBe('');
      platform.clock.advance(60_000);
      expect(await confirm(codeOf(secret))).not.toBe('');
      expect(emails.filter(({ subject }) => subject.endsWith('is on'))).toHaveLength(1);
    });

    it('whose response was lost is turned on again, with other recovery codes', async () => {
      const { secret } = await setUp();
      const code = codeOf(secret);
      const turnOnAgain = async () =>
        z
          .object({ recoveryCodes: z.array(z.string()) })
          .parse((await call('secondFactor', 'PUT', { secret, code })).body).recoveryCodes;
      const [lost = ''] = await turnOnAgain();
      const [kept = ''] = await turnOnAgain();
      expect(await state()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
      expect(await isGood(ticket)).toBe(true);
      expect([await confirm(lost), await confirm(code)]).toEqual(['', '']);
      expect(await confirm(kept)).not.toBe('');

      platform.clock.advance(60_000);
      expect(await confirm(codeOf(secret))).not.toBe('');
      expect((await call('secondFactor', 'PUT', { secret, code })).status).toBe(403);
      await call('secondFactor', 'DELETE', { password });
      expect((await call('secondFactor', 'PUT', { secret, code: codeOf(secret) })).status).toBe(410);
    });

    it('is not on by a wrong code, without a setup, after 15 minutes, or for another player', async () => {
      expect(await call('secondFactor', 'PUT', { code: '123456', secret: 'JBSW' })).toMatchObject({
        status: 410,
        body: { errorCode: 2043 },
      });
      const { secret } = await setUp();
      const wrong = codeOf(secret) === '000000' ? '111111' : '000000';
      expect(await call('secondFactor', 'PUT', { secret, code: wrong })).toMatchObject({
        status: 403,
        body: { errorCode: 2042 },
      });
      const other = await join();
      expect((await call('secondFactor', 'PUT', { secret, code: codeOf(secret) }, other.ticket)).status).toBe(410);
      platform.clock.advance(15 * 60_000);
      expect((await call('secondFactor', 'PUT', { secret, code: codeOf(secret) })).status).toBe(410);
      expect(await state()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    });

    it('is not on by a setup that a newer one replaced, which leaves the recovery codes of that one', async () => {
      const { secret: replaced } = await setUp();
      const { secret, codes } = await turnOn();
      for (const code of [codeOf(replaced), codeOf(secret)])
        expect(await call('secondFactor', 'PUT', { code, secret: replaced })).toMatchObject({
          status: 410,
          body: { errorCode: 2043 },
        });
      expect(await confirm(codes[0] ?? '')).not.toBe('');
    });

    it('limits guesses of the first code', async () => {
      const { secret } = await setUp();
      for (let guess = 0; guess < 5; guess += 1) await call('secondFactor', 'PUT', { secret, code: `00000${guess}` });
      expect((await call('secondFactor', 'PUT', { secret, code: codeOf(secret) })).status).toBe(429);
    });

    it('counts wrong first codes apart from logins, which a stolen ticket cannot block', async () => {
      const { secret: first } = await turnOn();
      const { secret } = await setUp();
      for (let guess = 0; guess < 6; guess += 1) await call('secondFactor', 'PUT', { secret, code: `00000${guess}` });
      expect((await call('secondFactor', 'PUT', { secret, code: '000000' })).status).toBe(429);
      expect(await confirm(codeOf(first))).not.toBe('');
    });

    it.each([
      [
        'with O for 0, I and L for 1',
        (code: string) => code.replaceAll('0', 'O').replace('1', 'I').replaceAll('1', 'l'),
      ],
      ['in full-width characters', (code: string) => fullWidth(code)],
      ['without separators', (code: string) => code.replaceAll('-', '')],
    ])('reads recovery codes %s', async (_, typed) => {
      const { codes } = await turnOn();
      const code = codes.find((each) => /[01]/.test(each)) ?? '';
      expect(await confirm(typed(code))).not.toBe('');
    });

    it('reads the codes of an app in full-width digits', async () => {
      const { secret } = await setUp();
      expect((await call('secondFactor', 'PUT', { secret, code: fullWidth(codeOf(secret)) })).status).toBe(200);
      platform.clock.advance(60_000);
      expect(await confirm(fullWidth(codeOf(secret)))).not.toBe('');
    });

    it('accepts each recovery code once, in any case, and stores only hashes', async () => {
      const { codes } = await turnOn();
      expect(new Set(codes).size).toBe(10);
      const code = codes[0] ?? '';
      expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
      const stored = await platform.platform.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      expect(JSON.stringify(stored)).not.toContain(code);
      expect(await confirm(code.toLowerCase().replaceAll('-', ' '))).not.toBe('');
      expect(await confirm(code)).toBe('');
      expect(await state()).toEqual({ isOn: true, recoveryCodesLeft: 9 });
    });

    it('accepts no recovery code of an earlier setup', async () => {
      const { codes } = await turnOn();
      const { codes: newCodes } = await turnOn();
      expect(await confirm(codes[0] ?? '')).toBe('');
      expect(await confirm(newCodes[0] ?? '')).not.toBe('');
    });

    it('is off by the password, once told by email', async () => {
      await turnOn();
      for (const _ of [1, 2]) expect((await call('secondFactor', 'DELETE', { password })).status).toBe(200);
      expect(await begin()).toBeUndefined();
      expect(emails.filter(({ subject }) => subject.endsWith('is off'))).toHaveLength(1);
    });

    it('that a thief has turned on ends with an objection of the old address', async () => {
      await call('email', 'PUT', { password, email: `thief.${email}` });
      await turnOn();
      await press(linkTo(`thief.${email}`));
      const objection = emails.find(({ to, text }) => to === email && text.includes('/sso/object'));
      await press(new URL(/http\S+/.exec(objection?.text ?? '')?.[0] ?? ''));
      const [account] = await platform.platform.db.select().from(accounts).where(eq(accounts.userId, userId));
      expect(account?.email).toBe(email);
      expect(await platform.platform.db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))).toBe(0);
    });
  });

  it('five copies of the data an hour', async () => {
    for (let copy = 1; copy <= 5; copy += 1) expect((await call('dataCopies', 'POST', { password })).status).toBe(200);
    expect((await call('dataCopies', 'POST', { password })).status).toBe(429);
  });
});
