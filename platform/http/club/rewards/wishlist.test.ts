import { z } from 'zod';
import { ids } from '../../../content/ids';
import { demoPlayer, newcomer, seedSample, type TestPlayer } from '../../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';

const spaceId = ids.space('moongate');
const mask = ids.reward('moongate', 'ferrymans-mask');
const charm = ids.reward('moongate', 'river-charm');
const path = '/v1/profiles/me/club/wishlist';
const now = '2026-11-21T18:00:00.0000000Z';

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform({ now: '2026-11-21T18:00:00Z' });
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());

const wish = (player: TestPlayer, rewardId: string) => player.call(`${path}/${rewardId}`, { method: 'PUT' });
const unwish = (player: TestPlayer, rewardId: string) => player.call(`${path}/${rewardId}`, { method: 'DELETE' });
const note = (player: TestPlayer, body: object) => player.call(path, { method: 'PUT', body });
const claim = (player: TestPlayer, id: string) =>
  player.call('/v1/profiles/me/club/rewards', { method: 'POST', body: { id, spaceId, quantity: 1 } });

it("stores a wish, and returns it with its reward and the game's platform", async () => {
  const player = await newcomer(club);
  const expected = {
    rewardId: mask,
    wishDate: now,
    notifiedDate: null,
    seenDate: null,
    reward: { rewardId: mask, spaceId, value: 150, gameSlug: 'moongate', gameTitle: 'Moongate', gamePlatform: 'PC' },
  };
  expect(await wish(player, mask)).toMatchObject({ status: 200, body: expected });
  expect((await player.call(path)).body).toMatchObject({ wishes: [expected] });
});

it('adding or removing a wish twice changes nothing', async () => {
  const player = await newcomer(club);
  const first = await wish(player, mask);
  expect((await wish(player, mask)).body).toEqual(first.body);
  expect((await unwish(player, mask)).status).toBe(200);
  expect(await unwish(player, mask)).toMatchObject({ status: 200, body: {} });
  expect((await player.call(path)).body).toEqual({ wishes: [] });
});

it('stores notified and seen wishes, and ignores other rewards', async () => {
  const player = await newcomer(club);
  await wish(player, mask);
  expect((await note(player, { notified: [mask, charm] })).body).toMatchObject({
    wishes: [{ rewardId: mask, notifiedDate: now, seenDate: null }],
  });
  expect((await note(player, { seen: [mask] })).body).toMatchObject({
    wishes: [{ rewardId: mask, notifiedDate: now, seenDate: now }],
  });
});

it('a claim removes the wish', async () => {
  const player = await newcomer(club, { units: 200 });
  await wish(player, mask);
  await claim(player, mask);
  expect((await player.call(path)).body).toEqual({ wishes: [] });
});

it.each([
  ['a reward that nobody knows', ids.reward('moongate', 'nothing'), 404],
  ['what is no id', 'ferrymans-mask', 404],
])('rejects %s', async (_case, rewardId, status) => {
  expect((await wish(await newcomer(club), rewardId)).status).toBe(status);
});

it('rejects calls without a ticket and for another player', async () => {
  const player = await newcomer(club);
  expect((await player.call(path, { ticket: '' })).status).toBe(401);
  expect((await player.call(path.replace('me', ids.player('northwind')))).status).toBe(403);
});

it('names a body field that is malformed', async () => {
  const response = await note(await newcomer(club), { notified: ['mask'] });
  expect(response).toMatchObject({ status: 400, body: { errorCode: 1 } });
  expect(JSON.stringify(response.body)).toContain('notified');
});

describe('the claims', () => {
  const claims = '/v1/profiles/me/club/rewards/claims';
  const page = z.object({
    claims: z.array(z.object({ rewardId: z.string(), units: z.number(), gameTitle: z.string(), code: z.string() })),
    total: z.number(),
  });
  const claimBody = z.object({ reward: z.object({ code: z.string() }) });

  it('are listed in pages, each with its own code', async () => {
    const player = await newcomer(club, { units: 200 });
    const { code } = claimBody.parse((await claim(player, charm)).body).reward;
    await claim(player, mask);
    const all = page.parse((await player.call(claims)).body);
    expect(all.total).toBe(2);
    expect(all.claims).toContainEqual({ rewardId: charm, units: 30, gameTitle: 'Moongate', code });
    expect(new Set(all.claims.map((one) => one.code)).size).toBe(2);
    expect(code).toMatch(/^CLAIM(-[0-9A-F]{4}){3}$/);
    const second = page.parse((await player.call(`${claims}?limit=1&offset=1`)).body);
    expect(second).toEqual({ total: 2, claims: all.claims.slice(1) });
    expect((await player.call(`${claims}?spaceId=${ids.space('saltwatch')}`)).body).toEqual({ claims: [], total: 0 });
  });
});

it('without a game, returns the rewards of all owned games', async () => {
  const details = '/clubwip/v1/profiles/me/club/website/rewards/details';
  const stranger = await newcomer(club);
  expect((await stranger.call(details)).body).toMatchObject({ rewards: [], totalRewards: { available: 0 } });
  const { body } = await demoPlayer(club, 'northwind').call(details);
  expect(body).toMatchObject({ rewards: [{ rewardId: mask }, { rewardId: charm }, {}, {}] });
});
