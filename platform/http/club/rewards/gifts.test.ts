import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ids } from '../../../content/ids';
import { addFriendship } from '../../../db/stores/players/friendStore';
import { addDays } from '../../../domain/calendar';
import { giftLimits } from '../../../domain/gifts';
import { buildCreation } from '../../../testing/accounts';
import { allLedgerViolations } from '../../../testing/allLedgerViolations';
import {
  balanceOf,
  entriesOf,
  newcomer,
  outdatedPolicies,
  seedSample,
  type TestPlayer,
} from '../../../testing/players';
import { runTask } from '../../../testing/runTask';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';
import { returnGifts } from '../../../useCases/club/answerGift';
import { readSpendings, refundSpending } from '../../../useCases/club/refundSpending';

const spaceId = ids.space('moongate');
/** Without a limit, for 30 Units. */
const charm = ids.reward('moongate', 'river-charm');
const price = 30;
const dayMs = 24 * 60 * 60 * 1000;
const path = '/v1/profiles/me/club/gifts';

const gift = z.looseObject({ giftId: z.string(), isGiven: z.boolean(), state: z.string(), nameOnPlatform: z.string() });
const givenBody = z.object({ gift, unitBalance: z.int() });
const noticesBody = z.object({
  notices: z.array(z.looseObject({ kind: z.string(), playerName: z.string().nullable() })),
});
const claimsBody = z.object({
  claims: z.array(z.looseObject({ rewardId: z.string(), giverName: z.string().nullable() })),
});

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform({ now: '2026-03-02T12:00:00Z' });
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());

/** A giver with Units and a friend, friends for some days. */
async function friendsOf(days: number, friendAccount: Parameters<typeof newcomer>[1] = {}) {
  const giver = await newcomer(club, { units: 1000 });
  const friend = await newcomer(club, friendAccount);
  await addFriendship(club.platform.db, giver.profileId, friend.profileId, addDays(club.clock.now(), -days));
  return { giver, friend };
}

const give = (
  { call }: TestPlayer,
  { profileId: pid }: TestPlayer,
  overrides: object = {},
  key: string = randomUUID(),
) =>
  call(path, {
    method: 'POST',
    body: { pid, rewardId: charm, spaceId, message: 'forYou', ...overrides },
    headers: { 'Idempotency-Key': key },
  });
async function given(giver: TestPlayer, friend: TestPlayer) {
  const { status, body } = await give(giver, friend);
  expect({ status, body }).toMatchObject({ status: 200 });
  return givenBody.parse(body);
}
const answer = ({ call }: TestPlayer, giftId: string, method: 'PUT' | 'DELETE') =>
  call(`${path}/${giftId}`, { method });
const giftsOf = async ({ call }: TestPlayer) => z.object({ gifts: z.array(gift) }).parse((await call(path)).body).gifts;
const unitsOf = async (player: TestPlayer) => (await balanceOf(player)).units;
const noticesOf = async ({ call }: TestPlayer) =>
  noticesBody.parse((await call('/v1/profiles/me/club/notices')).body).notices.map(({ kind }) => kind);
const claimsOf = async ({ call }: TestPlayer) =>
  claimsBody.parse((await call('/v1/profiles/me/club/rewards/claims')).body).claims;
const reasonsOf = async (player: TestPlayer) => (await entriesOf(player)).transactions.map(({ reason }) => reason);

afterEach(async () => expect(await allLedgerViolations(club.platform.db)).toEqual([]));

it('takes the price at once, and the friend who accepts has the reward; both ledgers show it', async () => {
  const { giver, friend } = await friendsOf(7);
  const { gift: waiting, unitBalance } = await given(giver, friend);
  expect({ unitBalance, units: await unitsOf(giver) }).toEqual({ unitBalance: 970, units: 970 });
  expect(waiting).toMatchObject({ isGiven: true, state: 'waiting', message: 'forYou', units: price });
  expect(await giftsOf(friend)).toMatchObject([{ isGiven: false, state: 'waiting' }]);
  expect(await noticesOf(friend)).toEqual(['giftReceived']);
  expect(await claimsOf(friend)).toEqual([]);

  expect((await answer(friend, waiting.giftId, 'PUT')).body).toMatchObject({ state: 'accepted' });
  // A repeat changes nothing.
  expect((await answer(friend, waiting.giftId, 'PUT')).status).toBe(200);
  expect(await claimsOf(friend)).toMatchObject([
    { rewardId: charm, giverName: expect.stringMatching(/^Newcomer/) as unknown },
  ]);
  expect(await noticesOf(giver)).toEqual(['giftAccepted']);
  expect(await noticesOf(friend)).toEqual([]);
  expect(await reasonsOf(giver)).toEqual(['Gift to a friend', 'A gift']);
  expect((await entriesOf(friend)).transactions).toMatchObject([
    { reason: 'Gift from a friend', units: 0, balanceAfter: 0 },
  ]);
  expect((await answer(friend, waiting.giftId, 'DELETE')).body).toMatchObject({ errorCode: 2036 });
});

it('a declined gift returns its Units, once', async () => {
  const { giver, friend } = await friendsOf(30);
  const { gift: waiting } = await given(giver, friend);
  expect((await answer(friend, waiting.giftId, 'DELETE')).status).toBe(200);
  expect((await answer(friend, waiting.giftId, 'DELETE')).status).toBe(200);
  expect((await answer(friend, waiting.giftId, 'PUT')).body).toMatchObject({ errorCode: 2036 });
  expect(await unitsOf(giver)).toBe(1000);
  expect(await reasonsOf(giver)).toEqual(['Gift returned', 'Gift to a friend', 'A gift']);
  expect(await noticesOf(giver)).toEqual(['giftReturned']);
  expect(await giftsOf(giver)).toMatchObject([{ state: 'declined' }]);
  expect(await giftsOf(friend)).toEqual([]);
  expect(await noticesOf(friend)).toEqual([]);
});

it('a gift that is not accepted within 14 days returns, into the lots of its own dates', async () => {
  const { giver, friend } = await friendsOf(30);
  const before = await balanceOf(giver);
  const { gift: waiting } = await given(giver, friend);
  club.clock.advance(14 * dayMs);
  await runTask(club.platform, returnGifts);
  expect(await unitsOf(giver)).toBe(970);
  club.clock.advance(1);
  expect((await answer(friend, waiting.giftId, 'PUT')).body).toMatchObject({ errorCode: 2036 });
  await Promise.all([runTask(club.platform, returnGifts), runTask(club.platform, returnGifts)]);
  expect(await balanceOf(giver)).toEqual(before);
  expect(await giftsOf(giver)).toMatchObject([{ state: 'expired' }]);
  expect(await noticesOf(friend)).toEqual([]);
});

const body = { password: buildCreation().password };
it.each<[string, (giver: TestPlayer, friend: TestPlayer) => Promise<unknown>]>([
  [
    'the friendship ends',
    ({ profileId }, { call }) => call(`/v3/profiles/me/friends/${profileId}`, { method: 'DELETE' }),
  ],
  [
    'the giver blocks the friend',
    ({ call }, { profileId: pid }) => call('/v3/profiles/me/blocks', { method: 'POST', body: { pid } }),
  ],
  [
    'the friend blocks the giver',
    ({ profileId: pid }, { call }) => call('/v3/profiles/me/blocks', { method: 'POST', body: { pid } }),
  ],
  ['the friend closes the account', (_, { call }) => call('/v3/users/me/closing', { method: 'POST', body })],
  ['the giver closes the account', ({ call }) => call('/v3/users/me/closing', { method: 'POST', body })],
])('a gift that waits returns when %s', async (_, end) => {
  const { giver, friend } = await friendsOf(30);
  const { gift: waiting } = await given(giver, friend);
  await end(giver, friend);
  expect(await unitsOf(giver)).toBe(1000);
  expect(await giftsOf(giver)).toMatchObject([{ state: 'returned' }]);
  expect((await answer(friend, waiting.giftId, 'PUT')).body).toMatchObject({ errorCode: 2036 });
});

it('an accepted gift stays when the friendship ends', async () => {
  const { giver, friend } = await friendsOf(30);
  const { gift: waiting } = await given(giver, friend);
  await answer(friend, waiting.giftId, 'PUT');
  await giver.call(`/v3/profiles/me/friends/${friend.profileId}`, { method: 'DELETE' });
  expect(await unitsOf(giver)).toBe(970);
  expect(await claimsOf(friend)).toHaveLength(1);
});

it('a repeat with the same key gives once; another request with it is rejected', async () => {
  const { giver, friend } = await friendsOf(30);
  const key = randomUUID();
  const [first, second] = await Promise.all([give(giver, friend, {}, key), give(giver, friend, {}, key)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(givenBody.parse(first.body)).toEqual(givenBody.parse(second.body));
  expect(await unitsOf(giver)).toBe(970);
  expect((await give(giver, friend, { message: 'goodLuck' }, key)).status).toBe(400);
});

it('is for friends of at least 7 days, who could claim the reward', async () => {
  const { giver, friend } = await friendsOf(6.9);
  const stranger = await newcomer(club);
  expect((await give(giver, stranger)).status).toBe(404);
  expect((await give(giver, giver)).status).toBe(404);
  expect((await give(giver, friend)).body).toMatchObject({ errorCode: 2034 });
  club.clock.advance(dayMs);
  expect((await give(giver, friend, { rewardId: randomUUID() })).body).toMatchObject({ errorCode: 2007 });
  expect((await give(giver, friend, { message: 'Buy gold at …' })).status).toBe(400);
  expect(await unitsOf(giver)).toBe(1000);
});

it('a reward with a limit is given once, also while the first gift waits', async () => {
  const { giver, friend } = await friendsOf(30);
  const limited = { rewardId: ids.reward('moongate', 'ferrymans-mask') };
  expect((await give(giver, friend, limited)).status).toBe(200);
  expect((await give(giver, friend, limited)).body).toMatchObject({ errorCode: 2035 });
});

it('who spends no Units gives none: too few, an unverified address, policies that have changed', async () => {
  const poor = await newcomer(club, { units: price - 1 });
  const outdated = await newcomer(club, { units: 100, ...outdatedPolicies });
  const friend = await newcomer(club);
  for (const { profileId } of [poor, outdated])
    await addFriendship(club.platform.db, profileId, friend.profileId, addDays(club.clock.now(), -9));
  expect((await give(poor, friend)).body).toMatchObject({ errorCode: 2001 });
  expect((await give(outdated, friend)).body).toMatchObject({ errorCode: 2026 });
});

it('limits the gifts of a day and of a month, also those that came back', async () => {
  const { giver, friend } = await friendsOf(30);
  const [day, month] = giftLimits;
  for (let count = 1; count <= month.gifts; count += 1) {
    const { gift: waiting } = await given(giver, friend);
    await answer(friend, waiting.giftId, 'DELETE');
    if (count === day.gifts) expect((await give(giver, friend)).status).toBe(429);
    if (count % day.gifts === 0) club.clock.advance(dayMs);
  }
  club.clock.advance(dayMs);
  const { status, headers } = await give(giver, friend);
  expect(status).toBe(429);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(20 * 24 * 60 * 60);
  expect(await unitsOf(giver)).toBe(1000);
});

it('an operator refunds an accepted gift: the Units return, and the friend’s claim no longer counts', async () => {
  const { giver, friend } = await friendsOf(30);
  const { gift: waiting } = await given(giver, friend);
  await answer(friend, waiting.giftId, 'PUT');
  const { db, clock } = club.platform;
  const [spending] = await readSpendings(db, giver.profileId, 1);
  await refundSpending(
    db,
    { profileId: giver.profileId, transactionId: spending?.id ?? '', reason: 'Broken' },
    clock.now(),
  );
  expect(await unitsOf(giver)).toBe(1000);
  expect(await claimsOf(friend)).toMatchObject([{ refundDate: expect.any(String) as unknown, code: null }]);
});

it('another player can neither see nor answer a gift', async () => {
  const { giver, friend } = await friendsOf(30);
  const { gift: waiting } = await given(giver, friend);
  const stranger = await newcomer(club);
  for (const player of [stranger, giver])
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await answer(player, waiting.giftId, method)).status).toBe(404);
  expect(await giftsOf(stranger)).toEqual([]);
});
