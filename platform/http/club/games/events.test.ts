import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ids } from '../../../content/ids';
import { addGameKey, revokeGameKey } from '../../../db/stores/games/gameKeyStore';
import { playEvents } from '../../../db/schema';
import { openSession } from '../../../db/stores/accounts/sessionStore';
import { signCall, type GameKey } from '../../../domain/gameSignature';
import { balanceOf, entriesOf, newcomer, seedSample, type TestPlayer } from '../../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';

const eventsPath = '/v3/profiles/me/events';
const actionsPath = '/v1/profiles/me/club/actions';
const [moongate, saltwatch] = [ids.space('moongate'), ids.space('saltwatch')];
/** Completes an action that gives 15 Units. */
const action = ids.action('moongate', 'unseen');

let club: TestPlatform;
let key: GameKey;
beforeAll(async () => {
  club = await startPlatform();
  await seedSample(club);
  key = await addGameKey(club.platform.db, moongate, club.clock.now());
}, startUpMs);
afterAll(() => club.close());

const crossings = (count: number) => ({
  spaceId: moongate,
  events: [{ id: randomUUID(), name: 'lake.crossed', count }],
});

/** How many events were not stored for a reason. */
async function unkeptEvents(reason: string): Promise<number> {
  const { body } = await club.request('/metrics', { address: '127.0.0.1' });
  return Number(new RegExp(`^club_unkept_events_total{reason="${reason}"} (\\d+)$`, 'm').exec(String(body))?.[1]);
}

/** The calls of an application for a player, signed where a key is given. */
async function application({ profileId }: TestPlayer, appId: string | null) {
  const { db, clock } = club.platform;
  const { ticket } = await openSession(db, clock, profileId, { rememberMe: false, appId });
  return async (body: object, { signer, path = eventsPath, at = club.clock.now() }: Signing = {}) => {
    const method = path === eventsPath ? 'POST' : 'PUT';
    const text = JSON.stringify(body);
    const signature = signer && signCall(signer, { method, path, profileId, body: text }, at);
    return club.request(path, {
      method,
      ticket,
      body: text,
      headers: signature ? { 'Game-Signature': signature } : {},
    });
  };
}
interface Signing {
  signer?: GameKey;
  path?: string;
  at?: Date;
}
const gameOf = (slug: string) => ids.application(slug, 'PC');

/** Expects that nothing followed from the calls of a test: no Units, no XP, no game. */
async function expectUntouched(player: TestPlayer) {
  expect((await balanceOf(player)).units).toBe(0);
  expect((await entriesOf(player)).total).toBe(0);
  const { body } = await player.call('/clubwip/v1/profiles/me/club/website/playerprofile');
  expect(body).toMatchObject({ xp: 0, units: 0 });
  expect((await player.call('/clubwip/v1/profiles/me/club/website/games/owned')).body).toMatchObject([]);
}

describe('a player who calls the platform without a game', () => {
  it.each([
    ['the club', '7c1d7d3a-5f0e-4d5c-9a0e-3b8a4f4b6c10'],
    ['an application that nobody registered', randomUUID()],
    ['a version before tickets had an application', null],
    ['another game', gameOf('saltwatch')],
  ])('with a ticket of %s: reports no play and completes no action', async (_whose, appId) => {
    const player = await newcomer(club);
    const call = await application(player, appId);
    for (const response of [
      await call(crossings(1_000_000)),
      await call({ spaceId: moongate, events: [{ name: 'session.ended', count: 86_400 }] }),
      await call({ spaceId: moongate, ids: [action] }, { path: actionsPath }),
    ])
      expect(response).toMatchObject({ status: 403, body: { errorCode: 2027 } });
    await expectUntouched(player);
  });

  it('who logs in with the id of the game, which is public: gains nothing without its key', async () => {
    const player = await newcomer(club);
    const call = await application(player, gameOf('moongate'));
    for (const response of [
      await call(crossings(8)),
      await call({ spaceId: moongate, events: [{ name: 'session.ended', count: 600 }] }),
      await call({ spaceId: moongate, ids: [action] }, { path: actionsPath }),
    ])
      expect(response).toMatchObject({ status: 403, body: { errorCode: 2028 } });
    await expectUntouched(player);
  });
});

it('play without Units or XP needs no signature', async () => {
  const player = await newcomer(club);
  const call = await application(player, gameOf('moongate'));
  const body = { spaceId: moongate, events: [{ name: 'session.started' }] };
  expect((await call(body)).status).toBe(200);
  expect((await balanceOf(player)).units).toBe(0);
});

describe('what is stored of the events that a game sends', () => {
  const storedOf = ({ profileId }: TestPlayer) =>
    club.platform.db.select().from(playEvents).where(eq(playEvents.profileId, profileId));
  const hundred = (name: (index: number) => string, count: number) => ({
    spaceId: moongate,
    events: Array.from({ length: 100 }, (_, index) => ({ id: randomUUID(), name: name(index), count })),
  });

  it.each([
    ['a ticket of the public id of the game', false],
    ['a signature of its server', true],
  ])('with %s: nothing of names that the game does not declare', async (_, isSigned) => {
    const player = await newcomer(club);
    const call = await application(player, gameOf('moongate'));
    const before = await unkeptEvents('undeclared');
    const response = await call(
      hundred((index) => `invented.${index}`, 1),
      { signer: isSigned ? key : undefined },
    );
    expect(response.status).toBe(200);
    expect(await storedOf(player)).toEqual([]);
    expect((await unkeptEvents('undeclared')) - before).toBe(100);
  });

  it('an event of another game is one that this game does not declare', async () => {
    const player = await newcomer(club);
    const call = await application(player, gameOf('moongate'));
    await call({ spaceId: moongate, events: [{ id: randomUUID(), name: 'night.kept', count: 1 }] }, { signer: key });
    expect(await storedOf(player)).toEqual([]);
  });

  it('no more than 3,600 rows an hour of one event that count, however little of it each reports', async () => {
    const player = await newcomer(club);
    const call = await application(player, gameOf('moongate'));
    for (let batch = 0; batch < 40; batch += 1)
      await call(
        hundred(() => 'session.started', 0.001),
        {},
      );
    const rows = await storedOf(player);
    expect(rows.filter(({ heldFor }) => heldFor === null)).toHaveLength(3600);
  });

  it('no more than a thousand that wait for a review', async () => {
    const player = await newcomer(club);
    const call = await application(player, gameOf('moongate'));
    const before = await unkeptEvents('quarantineFull');
    for (let batch = 0; batch < 12; batch += 1)
      await call(
        hundred(() => 'session.started', 1_000_000),
        {},
      );
    expect(await storedOf(player)).toHaveLength(1000);
    expect((await unkeptEvents('quarantineFull')) - before).toBe(200);
  });
});

it("the game's server completes an action, and the game's application may be of any of its platforms", async () => {
  const player = await newcomer(club);
  const call = await application(player, gameOf('moongate'));
  const response = await call({ spaceId: moongate, ids: [action] }, { path: actionsPath, signer: key });
  expect(response).toMatchObject({ status: 200, body: { actions: [{ id: action, isCompleted: true }] } });
  expect((await balanceOf(player)).units).toBe(15);
});

it('a captured call counts once within its five minutes, and is refused afterwards', async () => {
  const player = await newcomer(club);
  const call = await application(player, gameOf('moongate'));
  const body = crossings(1);
  const at = club.clock.now();
  const progress = async () =>
    (await player.call(`/clubwip/v1/profiles/me/club/website/stats/details?spaceId=${moongate}`)).body;
  expect((await call(body, { signer: key, at })).status).toBe(200);
  const once = await progress();
  expect((await call(body, { signer: key, at })).status).toBe(200);
  expect(await progress()).toEqual(once);
  const tooOld = new Date(at.getTime() - 6 * 60_000);
  expect(await call(body, { signer: key, at: tooOld })).toMatchObject({ status: 403, body: { errorCode: 2028 } });
});

it('a signed batch names every event, so that a repeat counts none of them again', async () => {
  const call = await application(await newcomer(club), gameOf('moongate'));
  const body = { spaceId: moongate, events: [{ name: 'lake.crossed' }] };
  expect(await call(body, { signer: key })).toMatchObject({
    status: 400,
    body: { errorCode: 1, moreInfo: "Body field 'events.0.id' is needed in a signed batch." },
  });
});

it("a signature is worthless for another player, another call and another game's space", async () => {
  const [owner, thief] = [await newcomer(club), await newcomer(club)];
  const body = JSON.stringify(crossings(8));
  const signature = signCall(
    key,
    { method: 'POST', path: eventsPath, profileId: owner.profileId, body },
    club.clock.now(),
  );
  const { ticket } = await openSession(club.platform.db, club.clock, thief.profileId, {
    rememberMe: false,
    appId: gameOf('moongate'),
  });
  const headers = { 'Game-Signature': signature };
  const stolen = await club.request(eventsPath, { method: 'POST', ticket, body, headers });
  expect(stolen).toMatchObject({
    status: 403,
    body: { errorCode: 2028, moreInfo: 'Header Game-Signature: it does not match the call.' },
  });
  await expectUntouched(thief);

  const callOfSaltwatch = await application(thief, gameOf('saltwatch'));
  const foreign = { spaceId: saltwatch, events: [{ id: randomUUID(), name: 'night.kept' }] };
  expect(await callOfSaltwatch(foreign, { signer: key })).toMatchObject({
    status: 403,
    body: { errorCode: 2028, moreInfo: 'Header Game-Signature: its key is unknown, revoked or of another space.' },
  });
});

it('a game has two keys while its servers change from one to the other; a revoked one signs nothing', async () => {
  const { db } = club.platform;
  const next = await addGameKey(db, moongate, club.clock.now());
  const call = await application(await newcomer(club), gameOf('moongate'));
  expect((await call(crossings(1), { signer: key })).status).toBe(200);
  expect((await call(crossings(1), { signer: next })).status).toBe(200);
  await revokeGameKey(db, next.keyId, club.clock.now());
  expect(await call(crossings(1), { signer: next })).toMatchObject({ status: 403, body: { errorCode: 2028 } });
});

it.each([
  ['no signature at all', 'please', "it must read 'key=<id>, at=<Unix seconds>, hmac=<hex>'."],
  [
    'a signature of tomorrow',
    `key=a, at=9999999999, hmac=${'0'.repeat(64)}`,
    'its instant is more than five minutes away from now.',
  ],
])('names what is wrong: %s', async (_what, signature, problem) => {
  const { profileId } = await newcomer(club);
  const { ticket } = await openSession(club.platform.db, club.clock, profileId, { rememberMe: false });
  const headers = { 'Game-Signature': signature };
  const response = await club.request(eventsPath, { method: 'POST', ticket, body: crossings(1), headers });
  expect(response).toMatchObject({ status: 403, body: { moreInfo: `Header Game-Signature: ${problem}` } });
});
