import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { generateVAPIDKeys } from 'web-push';
import { z } from 'zod';
import { runDueJobs } from '../../jobs/runDueJobs';
import { listen, stop } from '../../support/ports';
import { addAllNotices } from '../../testing/addAllNotices';
import { buildCreation, type AccountFields } from '../../testing/accounts';
import { newcomer, outdatedPolicies, seedSample, type TestPlayer } from '../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';

const choicesPath = '/v1/profiles/me/club/notices/choices';
const pushPath = '/v1/profiles/me/club/notices/push';
const noonInParis = '2026-03-04T11:00:00Z';
const { password } = buildCreation();
const keys = generateVAPIDKeys();

/** What the push service received, by the path of the browser, and what it answers. */
let received: { path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = [];
let status = 201;
const service = createServer((incoming, outgoing) => {
  void buffer(incoming).then((body) => {
    received.push({ path: incoming.url ?? '', headers: incoming.headers, body });
    outgoing.writeHead(status).end();
  });
});

let club: TestPlatform;
let host: string;
let errors: unknown[] = [];
beforeAll(async () => {
  host = `127.0.0.1:${await listen(service, 0)}`;
  club = await startPlatform({
    push: { ...keys, subject: 'mailto:club@meridian.example', services: [host] },
    reportError: (error) => errors.push(error),
  });
  await seedSample(club);
}, startUpMs);
beforeEach(async () => {
  club.clock.set(new Date(noonInParis));
  await club.platform.db.execute(sql`delete from pgboss.job`);
  [received, errors, status] = [[], [], 201];
});
afterAll(async () => {
  await club.close();
  await stop(service);
});

/** A browser with an address at the push service. */
function buildBrowser(path = `/${randomBytes(8).toString('hex')}`) {
  const [ecdh, auth] = [createECDH('prime256v1'), randomBytes(16)];
  const publicKey = ecdh.generateKeys();
  const body = {
    endpoint: `http://${host}${path}`,
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
  };
  /** RFC 8291: the header has salt, size, and the key of the sender; one record follows. */
  function decrypt(message: Buffer): unknown {
    const [salt, sender, record] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
    const derive = (purpose: string, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${purpose}\0`, size));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(record.subarray(-16));
    const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }
  return { path, body, decrypt };
}

const subscribe = ({ call }: TestPlayer, { body }: { body: object }) => call(pushPath, { method: 'PUT', body });

/** A player whom a notice is due for, with a browser. */
async function playerWithBrowser(fields: AccountFields = {}) {
  const [player, browser] = [await newcomer(club, { ...outdatedPolicies, ...fields }), buildBrowser()];
  expect((await subscribe(player, browser)).status).toBe(200);
  return { player, browser };
}

async function runJobs() {
  await club.platform.db.execute(sql`update pgboss.job set start_after = now() where state < 'active'`);
  for (const queue of ['noticeDelivery', 'push'] as const) await runDueJobs(club.platform, queue);
}
async function run() {
  await addAllNotices(club.platform);
  await runJobs();
}

const offered = z.object({ push: z.object({ publicKey: z.string(), endpoints: z.array(z.string()) }) });
const endpointsOf = async ({ call }: TestPlayer) => offered.parse((await call(choicesPath)).body).push.endpoints;

it('reaches each browser of a player once, encrypted for it and in the language of the player', async () => {
  const { player, browser } = await playerWithBrowser({ preferredLanguage: 'de' });
  const other = buildBrowser();
  await subscribe(player, other);
  await run();
  await run();
  expect(received.map(({ path }) => path).toSorted()).toEqual([browser.path, other.path].toSorted());
  const message = received.find(({ path }) => path === browser.path);
  expect(message && browser.decrypt(message.body)).toMatchObject({
    title: 'Meridian Club',
    body: 'Unsere Bedingungen haben sich geändert',
    url: 'http://localhost:3000/de-DE/dashboard?_popup=notices',
    stop: 'Auf diesem Gerät ausschalten',
  });
  expect(errors).toEqual([]);
});

it('is signed with the key of the club, for the push service', async () => {
  await playerWithBrowser();
  await run();
  const { headers } = received[0] ?? {};
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const [, token = '', key = ''] = /^vapid t=(\S+), ?k=(\S+)$/.exec(String(headers?.authorization)) ?? [];
  expect(key).toBe(keys.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: `http://${host}`,
    sub: 'mailto:club@meridian.example',
  });
});

it('waits for the end of quiet hours', async () => {
  await playerWithBrowser();
  club.clock.set(new Date('2026-03-04T22:30:00Z'));
  await run();
  expect(received).toEqual([]);
  club.clock.set(new Date('2026-03-05T07:00:00Z'));
  await runJobs();
  expect(received).toHaveLength(1);
});

it.each([404, 410])('forgets a browser for which the push service answers %i', async (gone) => {
  const { player } = await playerWithBrowser();
  status = gone;
  await run();
  expect(await endpointsOf(player)).toEqual([]);
  expect(errors).toEqual([]);
});

it('is tried again where the push service fails, and no error has the address', async () => {
  const { player, browser } = await playerWithBrowser();
  status = 503;
  await run();
  expect(errors.map(String)).toEqual([`Error: The push service ${host} answered 503.`]);
  status = 201;
  await runJobs();
  expect(received.map(({ path }) => path)).toEqual([browser.path, browser.path]);
  expect(await endpointsOf(player)).toHaveLength(1);
});

it('is not sent where the player rejects the kind', async () => {
  const { player } = await playerWithBrowser();
  const choices = [{ kind: 'rulesChanged', channel: 'push', isChosen: false }];
  await player.call(choicesPath, { method: 'PUT', body: { choices } });
  await run();
  expect(received).toEqual([]);
});

it.each([
  ['turns it off', pushPath, 'DELETE'],
  ['signs out everywhere', '/v3/users/me/sessions', 'DELETE'],
  ['closes the account', '/v3/users/me/closing', 'POST'],
] as const)('ends when the player %s, also where it is due', async (_, path, method) => {
  const { player, browser } = await playerWithBrowser();
  await addAllNotices(club.platform);
  await runDueJobs(club.platform, 'noticeDelivery');
  const body = method === 'POST' ? { password } : path === pushPath ? { endpoint: browser.body.endpoint } : undefined;
  expect((await player.call(path, { method, body })).status).toBe(200);
  await runJobs();
  expect(received).toEqual([]);
});

it('shows a browser the notices of the last player who has subscribed it', async () => {
  const { player, browser } = await playerWithBrowser();
  const sister = await newcomer(club);
  await subscribe(sister, browser);
  expect([await endpointsOf(player), await endpointsOf(sister)]).toEqual([[], [browser.body.endpoint]]);
});

it('keeps the latest 20 browsers of a player', async () => {
  const { player, browser } = await playerWithBrowser();
  for (let count = 0; count < 20; count += 1) {
    club.clock.set(new Date(Date.parse(noonInParis) + count + 1));
    await subscribe(player, buildBrowser());
  }
  const endpoints = await endpointsOf(player);
  expect(endpoints).toHaveLength(20);
  expect(endpoints).not.toContain(browser.body.endpoint);
});

it.each([
  ['endpoint', { endpoint: 'https://club.example/hook' }],
  ['endpoint', { endpoint: 'http://fcm.googleapis.com.club.example/x' }],
  ['endpoint', { endpoint: 'none' }],
  ['p256dh', { p256dh: 'x'.repeat(87) }],
  ['auth', { auth: 'short' }],
])('rejects another %s than a browser has: %p', async (field, change) => {
  const player = await newcomer(club);
  const { status: answer, body } = await subscribe(player, { body: { ...buildBrowser().body, ...change } });
  expect(answer).toBe(400);
  expect(body).toHaveProperty('moreInfo', expect.stringContaining(field));
});

it('is in the copy of the data without its secrets', async () => {
  const { player, browser } = await playerWithBrowser();
  const { body } = await player.call('/v3/users/me/dataCopies', { method: 'POST', body: { password } });
  expect(body).toHaveProperty('data.pushSubscriptions', [
    { endpoint: browser.body.endpoint, profileId: player.profileId, createdAt: '2026-03-04T11:00:00.000Z' },
  ]);
});

it('is not offered without keys', async () => {
  const withoutKeys = await startPlatform();
  const player = await newcomer(withoutKeys);
  const { body } = await player.call(choicesPath);
  expect(body).toHaveProperty('push', null);
  expect(JSON.stringify(body)).not.toContain('"channel":"push"');
  expect((await subscribe(player, buildBrowser())).status).toBe(404);
  await withoutKeys.close();
});
