import { z } from 'zod';
import { basic, buildCreation, givenAccount, logInAs } from '../../../testing/accounts';
import { cookieOf, postForm, widgetRequest } from '../../../testing/signOnPages';
import { startPlatform, startUpMs, testAppId, type TestPlatform } from '../../../testing/startPlatform';

const { password } = buildCreation();
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

describe('the devices of a player', () => {
  let platform: TestPlatform;
  let players = 0;
  beforeAll(async () => {
    platform = await startPlatform();
  }, startUpMs);
  afterAll(() => platform.close());

  /** A new player, signed in with an application. */
  async function newPlayer() {
    players += 1;
    const identity = { email: `device${players}@northlight.example`, nameOnPlatform: `Device_${players}` };
    const { userId } = await givenAccount(platform, identity);
    return { userId, email: identity.email, ticket: (await logInAs(platform, identity)).ticket };
  }
  const signOn = async (email: string) =>
    cookieOf(
      await postForm(
        platform,
        '/sso/login',
        { ...widgetRequest, email, password },
        { headers: { 'User-Agent': firefox } },
      ),
    );
  const ticketOf = async (cookie: string) => {
    const { body } = await postForm(platform, '/sso/ticket', { appId: testAppId }, { headers: { Cookie: cookie } });
    return z.object({ ticket: z.string().optional() }).parse(body).ticket;
  };
  const devicesShape = z.object({
    devices: z.array(
      z.object({
        deviceId: z.string(),
        name: z.string().nullable(),
        lastUseDate: z.string(),
        countryCode: z.string().nullable(),
        isCurrent: z.boolean(),
      }),
    ),
  });
  const devicesOf = async (ticket: string | undefined) =>
    devicesShape.parse((await platform.request('/v3/users/me/devices', { ticket })).body).devices;
  const end = (ticket: string, deviceId: string, userId = 'me') =>
    platform.request(`/v3/users/${userId}/devices/${deviceId}`, { method: 'DELETE', ticket });
  const isGood = async (ticket: string | undefined) =>
    (await platform.request('/v3/users/me', { ticket })).status === 200;

  it('have a bound for applications: the one unused for longest is signed out', async () => {
    const { email, ticket } = await newPlayer();
    const tickets: string[] = [];
    for (let session = 0; session < 20; session += 1) {
      platform.clock.advance(1000);
      tickets.push((await logInAs(platform, { email })).ticket);
    }
    expect([await isGood(ticket), await isGood(tickets[0]), await isGood(tickets[19])]).toEqual([false, true, true]);
    for (let session = 0; session < 30; session += 1) {
      platform.clock.advance(1000);
      await logInAs(platform, { email });
    }
    expect([await isGood(tickets[0]), await isGood(tickets[1])]).toEqual([true, false]);
    expect(await devicesOf(tickets[0])).toHaveLength(20);
  });

  it('have a bound for browsers and for the pages of one', async () => {
    const { email, ticket } = await newPlayer();
    const first = await signOn(email);
    const others: string[] = [];
    for (let browser = 1; browser < 20; browser += 1) {
      platform.clock.advance(1000);
      others.push(await signOn(email));
    }
    const pages: (string | undefined)[] = [];
    for (let page = 0; page < 21; page += 1) {
      platform.clock.advance(1000);
      pages.push(await ticketOf(first));
    }
    expect([await isGood(pages[0]), await isGood(pages[1]), await isGood(ticket)]).toEqual([false, true, true]);
    await signOn(email);
    expect(await ticketOf(first)).toBeDefined();
    expect(await ticketOf(others[0] ?? '')).toBeUndefined();
    expect(await devicesOf(ticket)).toHaveLength(21);
  });

  it('are listed: a browser once, whatever the number of its pages, and each application', async () => {
    const { email, ticket } = await newPlayer();
    platform.clock.advance(1000);
    const cookie = await signOn(email);
    const [page] = [await ticketOf(cookie), await ticketOf(cookie)];
    expect(await devicesOf(ticket)).toMatchObject([
      { name: null, isCurrent: true },
      { name: 'Firefox, Linux', isCurrent: false },
    ]);
    expect(await devicesOf(page)).toMatchObject([
      { name: 'Firefox, Linux', isCurrent: true },
      { name: null, isCurrent: false },
    ]);
  });

  it('say when and in which country they were last used, the last used first', async () => {
    const { email, ticket: application } = await newPlayer();
    expect(await isGood(application)).toBe(true);
    const [first, second] = [await signOn(email), await signOn(email)];
    const hourMs = 60 * 60 * 1000;
    platform.clock.advance(hourMs);
    platform.platform.visitorCountry = 'FR';
    await ticketOf(second);
    platform.clock.advance(hourMs);
    platform.platform.visitorCountry = 'CA';
    const ticket = await ticketOf(first);
    const now = platform.clock.now().getTime();
    const listed = (await devicesOf(ticket)).map(({ lastUseDate, countryCode, isCurrent }) => [
      isCurrent,
      countryCode,
      (now - Date.parse(lastUseDate)) / hourMs,
    ]);
    expect(listed).toEqual([
      [true, 'CA', 0],
      [false, 'FR', 1],
      [false, 'US', 2],
    ]);
  });

  it('are signed out one by one: the sign-on ends with all its pages', async () => {
    const { email, ticket } = await newPlayer();
    const [first, second] = [await signOn(email), await signOn(email)];
    const pages = [await ticketOf(first), await ticketOf(first), await ticketOf(second)];
    const [, device] = await devicesOf(pages[0]);
    const firstId = (await devicesOf(pages[0]))[0]?.deviceId ?? '';
    expect(device?.isCurrent).toBe(false);

    expect(await end(ticket, firstId.toUpperCase())).toMatchObject({ status: 200, body: {} });
    expect(await Promise.all(pages.map(isGood))).toEqual([false, false, true]);
    expect(await ticketOf(first)).toBeUndefined();
    expect((await end(ticket, firstId)).status).toBe(404);
    expect(await devicesOf(ticket)).toHaveLength(2);
  });

  it('of an application lose their ticket and the remember-me ticket', async () => {
    const { email, ticket } = await newPlayer();
    const other = await platform.request('/v3/profiles/sessions', {
      method: 'POST',
      body: { rememberMe: true },
      headers: { Authorization: basic(email, password) },
    });
    const { rememberMeTicket } = z.object({ rememberMeTicket: z.string() }).parse(other.body);
    const device = (await devicesOf(ticket)).find(({ isCurrent }) => !isCurrent);
    await end(ticket, device?.deviceId ?? '');
    const again = await platform.request('/v3/profiles/sessions', {
      method: 'POST',
      body: {},
      headers: { Authorization: `rm_v1 t=${rememberMeTicket}` },
    });
    expect(again.status).toBe(401);
  });

  it('of another player are neither read nor signed out', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const page = await ticketOf(await signOn(other.email));
    for (const { deviceId } of await devicesOf(page)) {
      expect((await end(one.ticket, deviceId)).status).toBe(404);
      expect((await end(one.ticket, deviceId, other.userId)).status).toBe(403);
    }
    expect((await platform.request(`/v3/users/${other.userId}/devices`, { ticket: one.ticket })).status).toBe(403);
    expect([await isGood(page), await isGood(other.ticket)]).toEqual([true, true]);
  });
});
