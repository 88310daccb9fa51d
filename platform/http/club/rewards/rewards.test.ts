import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ids } from '../../../content/ids';
import { rewards } from '../../../db/schema';
import { noteCatalogChange } from '../../../db/stores/games/catalogStore';
import {
  balanceOf,
  demoPlayer,
  entriesOf,
  expectSoundLedger,
  newcomer,
  seedSample,
  type TestPlayer,
} from '../../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';

const spaceId = ids.space('moongate');
const mask = ids.reward('moongate', 'ferrymans-mask');
const charm = ids.reward('moongate', 'river-charm');
const nightMask = ids.reward('moongate', 'night-court-mask');
const path = '/v1/profiles/me/club/rewards';

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform({ now: '2026-11-21T18:00:00Z' });
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());

const claim = (player: TestPlayer, id: string, key?: string) =>
  player.call(path, {
    method: 'POST',
    body: { id, spaceId, quantity: 1 },
    headers: key ? { 'Idempotency-Key': key } : {},
  });

it('a claim spends Units, is owned, and appears in the ledger', async () => {
  const player = await newcomer(club, { units: 200 });
  const response = await claim(player, mask);
  expect(response).toMatchObject({
    status: 200,
    body: { unitBalance: 50, reward: { id: mask, quantityPurchased: 1 } },
  });
  expect((await balanceOf(player)).units).toBe(50);
  expect((await entriesOf(player)).transactions[0]).toMatchObject({ kind: 'spent', units: -150, balanceAfter: 50 });
  const details = await player.call(`/clubwip/v1/profiles/me/club/website/rewards/details?spaceId=${spaceId}`);
  expect(details.body).toMatchObject({
    totalRewards: { owned: 1, available: 4 },
    rarity: [
      { rarityId: 'COMMON', owned: 0, available: 1 },
      { rarityId: 'RARE', owned: 0, available: 0 },
      { rarityId: 'EPIC', owned: 1, available: 2 },
      { rarityId: 'LEGENDARY', owned: 0, available: 0 },
      { rarityId: 'EXOTIC', owned: 0, available: 1 },
    ],
  });
});

it('a repeat with the same key returns the first response and spends once', async () => {
  const player = await newcomer(club, { units: 100 });
  const key = randomUUID();
  const first = await claim(player, charm, key);
  const again = await claim(player, charm, key);
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect((await balanceOf(player)).units).toBe(70);
});

it('two concurrent calls with one key are one claim', async () => {
  const player = await newcomer(club, { units: 100 });
  const key = randomUUID();
  const responses = await Promise.all([claim(player, charm, key), claim(player, charm, key)]);
  expect(responses.map((response) => response.body)).toEqual([
    expect.objectContaining({ unitBalance: 70 }),
    expect.objectContaining({ unitBalance: 70 }),
  ]);
  expect((await balanceOf(player)).units).toBe(70);
});

it('a key cannot serve two different claims', async () => {
  const player = await newcomer(club, { units: 500 });
  const key = randomUUID();
  await claim(player, charm, key);
  expect(await claim(player, mask, key)).toMatchObject({ status: 400, body: { errorCode: 1 } });
  expect((await balanceOf(player)).units).toBe(470);
});

it('a key of a rejected claim can be used again', async () => {
  const player = await newcomer(club, { units: 10 });
  const key = randomUUID();
  expect((await claim(player, charm, key)).status).toBe(409);
  expect((await claim(player, charm, key)).status).toBe(409);
  expect((await balanceOf(player)).units).toBe(10);
});

it.each([
  ['too dear', { units: 149, id: mask }, 409, 2001],
  ['locked', { units: 900, id: nightMask }, 403, 2003],
  ['unknown', { units: 900, id: ids.reward('moongate', 'nothing') }, 404, 2007],
  ['of another game', { units: 900, id: ids.reward('saltwatch', 'river-charm') }, 404, 2007],
])('rejects a reward that is %s, and spends nothing', async (_case, { units, id }, status, errorCode) => {
  const player = await newcomer(club, { units });
  expect(await claim(player, id)).toMatchObject({ status, body: { errorCode } });
  expect((await balanceOf(player)).units).toBe(units);
});

it('rejects a second claim of a reward limited to one', async () => {
  const player = await newcomer(club, { units: 900 });
  await claim(player, mask);
  expect(await claim(player, mask)).toMatchObject({ status: 409, body: { errorCode: 2002 } });
  expect((await balanceOf(player)).units).toBe(750);
});

it('a claim unlocks dependent rewards', async () => {
  const player = await newcomer(club, { units: 900 });
  await claim(player, mask);
  expect((await claim(player, nightMask)).status).toBe(200);
});

it('grants three of twenty concurrent claims where the Units suffice for three', async () => {
  const player = await newcomer(club, { units: 119 });
  const responses = await Promise.all(Array.from({ length: 20 }, () => claim(player, charm, randomUUID())));
  expect(responses.filter((response) => response.status === 200)).toHaveLength(3);
  expect(responses.filter((response) => response.status === 409)).toHaveLength(17);
  expect((await balanceOf(player)).units).toBe(29);
  await expectSoundLedger(player);
});

it('shows a wallpaper in small to everybody, and gives its file to who owns it: with the claim, and in the list from then on', async () => {
  const { db } = club.platform;
  await db.update(rewards).set({ kind: 'Wallpaper', key: 'the-hut-at-dawn' }).where(eq(rewards.rewardId, charm));
  noteCatalogChange(db);
  const player = await newcomer(club, { units: 30 });
  const listed = async () =>
    (await player.call(`/clubwip/v1/profiles/me/club/website/rewards/details?spaceId=${spaceId}`)).body;
  const withFile = (field: 'id' | 'rewardId', downloadUrl: unknown) =>
    expect.objectContaining({ [field]: charm, downloadUrl }) as unknown;
  const url = expect.stringMatching(/\/wallpaperPreviews\/moongate\/the-hut-at-dawn\.webp$/) as unknown;
  const preview = { kind: 'image', url, width: 1920, height: 1080 };
  expect(await listed()).toMatchObject({
    rewards: expect.arrayContaining([expect.objectContaining({ rewardId: charm, preview })]) as unknown,
  });
  expect((await club.request(`/v1/spaces/club/rewards/details?rewardId=${charm}`)).body).toMatchObject({
    reward: { rewardId: charm, preview },
  });
  expect(await listed()).toMatchObject({ rewards: expect.arrayContaining([withFile('rewardId', null)]) as unknown });
  const file = expect.stringMatching(/\/wallpapers\/moongate\/the-hut-at-dawn\.webp$/) as unknown;
  expect((await claim(player, charm)).body).toMatchObject({ reward: withFile('id', file) });
  expect(await listed()).toMatchObject({ rewards: expect.arrayContaining([withFile('rewardId', file)]) as unknown });
});

it('explains why a reward cannot be claimed', async () => {
  const northwind = demoPlayer(club, 'northwind');
  const { body } = await northwind.call(`/v1/profiles/me/club/aggregation/website/rewards/details?spaceId=${spaceId}`);
  expect(body).toMatchObject({
    rewards: [
      { rewardId: mask, isLocked: false, lockedDetails: [], limitReachedDetails: [] },
      { rewardId: charm, quantityPurchased: 1, quantityLimit: null, limitReachedDetails: [] },
      { rewardId: nightMask, isLocked: true, lockedDetails: ['Own the Ferryman’s mask'] },
      { value: 1600, rarityId: 'EXOTIC' },
    ],
  });
});

it('tells visitors and players that a reward is sold out, instead of how to unlock it', async () => {
  const { db } = club.platform;
  await db
    .update(rewards)
    .set({ lockReason: 'All 500 are taken', lockRewardId: null })
    .where(eq(rewards.rewardId, nightMask));
  noteCatalogChange(db);
  const soldOut = { rewardId: nightMask, lockedDetails: [], limitReachedDetails: ['All 500 are taken'] };
  expect((await club.request(`/v1/spaces/club/rewards/details?rewardId=${nightMask}`)).body).toMatchObject({
    reward: soldOut,
  });
  const { body } = await demoPlayer(club, 'northwind').call(
    `/v1/profiles/me/club/aggregation/website/rewards/details?spaceId=${spaceId}`,
  );
  expect(body).toMatchObject({ rewards: expect.arrayContaining([expect.objectContaining(soldOut)]) as unknown });
});

it.each([
  ['without a ticket', { ticket: '' }, 401],
  ['for somebody else', {}, 403],
])('rejects %s', async (_case, call, status) => {
  const player = await newcomer(club);
  const other = status === 403 ? ids.player('northwind') : 'me';
  const response = await player.call(`/v1/profiles/${other}/club/rewards?spaceId=${spaceId}`, call);
  expect(response.status).toBe(status);
});
