import { z } from 'zod';
import { ids } from '../../../content/ids';
import { demoPlayer, newcomer, seedSample, type TestPlayer } from '../../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';

const website = '/clubwip/v1/profiles/me/club/website';

let club: TestPlatform;
let northwind: TestPlayer;
beforeAll(async () => {
  club = await startPlatform({ now: '2026-11-19T12:00:00Z' });
  await seedSample(club);
  northwind = demoPlayer(club, 'northwind');
}, startUpMs);
afterAll(() => club.close());

const slugsOf = async (player: TestPlayer, path: string) =>
  z
    .array(z.object({ slug: z.string() }))
    .parse((await player.call(`${website}/${path}`)).body)
    .map((game) => game.slug);

it("a game contains the player's progress and the friends who play it", async () => {
  const response = await northwind.call(`${website}/game?slug=moongate&platform=ps4`);
  expect(response).toMatchObject({
    status: 200,
    body: {
      title: 'Moongate',
      owned: true,
      status: 'Active',
      platform: 'PS4',
      platforms: ['PC', 'PS4'],
      rewardsAvailable: 4,
      rewardsOwned: 1,
      unitsAvailable: 280,
      unitsOwned: 140,
      badgesAvailable: 2,
      badgesOwned: 1,
      lastSessionDate: '2026-11-18T12:00:00.0000000Z',
      friendsPlayingGame: [
        { nameOnPlatform: 'Marlowe', isPlaying: true, playingSince: '2026-11-19T11:18:00.0000000Z' },
      ],
      links: { storeLink: 'https://store.meridian-games.example/moongate', betaLink: '' },
      communityVideos: [{ id: 'a1B2c3D4e5F', url: 'https://www.youtube.com/watch?v=a1B2c3D4e5F' }],
    },
  });
});

it('a game is found by its space too, and picture URLs are absolute', async () => {
  const { body } = await northwind.call(`${website}/game?spaceId=${ids.space('saltwatch')}`);
  expect(body).toMatchObject({ slug: 'saltwatch', owned: false, lastSessionDate: '0001-01-01T00:00:00' });
  const images = z.object({ images: z.record(z.string(), z.url()) }).parse(body).images;
  expect(images.background).toMatch(/^http:\/\/localhost:4000\/pictures\/[0-9a-f]{8}\/games\/saltwatch\/hero\.avif$/);
});

it.each([
  ['spaceId=moongate', "Query field 'spaceId': Invalid GUID"],
  ['slug=moongate', "Query field 'spaceId' or 'platform' is needed."],
  ['', "Query field 'spaceId' or 'slug' is needed."],
])('explains what is wrong with ?%s', async (query, moreInfo) => {
  const { status, body } = await northwind.call(`${website}/game?${query}`);

  expect(status).toBe(400);
  expect(body).toHaveProperty('moreInfo', expect.stringContaining(moreInfo));
});

it.each([
  ['an unknown game', 'slug=chess&platform=PC', 404],
  ['a platform it is not on', 'slug=saltwatch&platform=PS4', 404],
  ['neither name', '', 400],
])('rejects %s', async (_case, query, status) => {
  expect((await northwind.call(`${website}/game?${query}`)).status).toBe(status);
});

it('lists owned games, recent releases, and games not owned', async () => {
  expect(await slugsOf(northwind, 'games/owned')).toEqual(['moongate']);
  expect(await slugsOf(northwind, `games/owned?currentGameSpaceId=${ids.space('moongate')}`)).toEqual([]);
  expect(await slugsOf(northwind, 'games/latestreleased?days=180')).toEqual(['saltwatch']);
  expect(await slugsOf(northwind, 'games/latestreleased?days=10')).toEqual([]);
  expect(await slugsOf(northwind, 'games/notowned')).toEqual(['saltwatch', 'emberfall']);
  expect(await slugsOf(northwind, 'games/notowned?days=180&limit=1')).toEqual(['emberfall']);
});

it.each(['games/owned', 'stats/lastplayedgame'])('lists %s with the friends who own them, or without', async (path) => {
  const friendsIn = async (query: string) => (await northwind.call(`${website}/${path}${query}`)).body;
  expect(await friendsIn('')).toMatchObject([
    { friendsPlayingGame: [{ nameOnPlatform: 'Marlowe' }], friendsPlayingCount: 1 },
  ]);
  expect(await friendsIn('?friends=false')).toMatchObject([{ friendsPlayingGame: [], friendsPlayingCount: 0 }]);
});

it('shows the last played games to friends only', async () => {
  const path = (key: string) => `/clubwip/v1/profiles/${ids.player(key)}/club/website/stats/lastplayedgame`;
  expect(await northwind.call(path('marlowe'))).toMatchObject({ status: 200, body: [{ slug: 'moongate' }] });
  expect((await northwind.call(path('stranger'))).status).toBe(403);
});

it('lists titles, and a game that starts adds itself', async () => {
  const player = await newcomer(club);
  const path = '/v1/profiles/me/club/titles';
  expect((await player.call(path)).body).toEqual({ titles: [] });
  const added = await player.call(path, { method: 'PUT', body: { spaceId: ids.space('saltwatch') } });
  expect(added).toMatchObject({ status: 200, body: { titles: [{ platform: 'PC', owned: true }] } });
  expect((await player.call(path)).body).toMatchObject({ titles: [{ rewards: { available: 4, owned: 0 } }] });
});
