import { z } from 'zod';
import { ids } from '../../../content/ids';
import { seedSample } from '../../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform({ now: '2026-11-19T12:00:00Z' });
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());

const challengesBody = z.object({
  challenges: z.array(
    z.object({
      type: z.string(),
      gameSlug: z.string(),
      endDate: z.string().nullable(),
      reward: z.object({ units: z.number(), xp: z.number() }),
    }),
  ),
});

const read = async (path: string) => (await club.request(path)).body;

it('returns a sample of rewards over the rarities, and their number', async () => {
  expect(await read('/v1/spaces/club/rewards/sample?limit=3')).toMatchObject({
    totalRewards: 12,
    rarities: [
      { rarityId: 'COMMON', available: 3, lowestValue: 30, highestValue: 30 },
      { rarityId: 'RARE', available: 0 },
      { rarityId: 'EPIC', available: 6 },
      { rarityId: 'LEGENDARY', available: 0 },
      { rarityId: 'EXOTIC', available: 3 },
    ],
    rewards: [
      { rarityId: 'EXOTIC', gameTitle: 'Moongate', value: 1600 },
      { rarityId: 'EPIC', gameTitle: 'Saltwatch' },
      { rarityId: 'COMMON', gameTitle: 'Emberfall' },
    ],
  });
});

describe('the catalog', () => {
  const catalog = z.object({
    total: z.number(),
    rewards: z.array(z.object({ rewardId: z.string(), rarityId: z.string(), gameSlug: z.string() })),
  });
  const page = async (query: string) => catalog.parse(await read(`/v1/spaces/club/rewards?${query}`));

  it('returns each reward once over all pages', async () => {
    const pages = await Promise.all([0, 5, 10, 15].map((offset) => page(`offset=${offset}&limit=5`)));
    expect(pages.map(({ rewards }) => rewards.length)).toEqual([5, 5, 2, 0]);
    expect(new Set(pages.flatMap(({ rewards }) => rewards.map(({ rewardId }) => rewardId))).size).toBe(12);
  });

  it('alternates rarities and games', async () => {
    const { rewards } = await page('limit=6');
    expect(rewards.map(({ rarityId }) => rarityId)).toEqual(['EXOTIC', 'EPIC', 'COMMON', 'EXOTIC', 'EPIC', 'COMMON']);
    expect(new Set(rewards.map(({ gameSlug }) => gameSlug)).size).toBeGreaterThan(1);
  });

  it.each([
    ['rarityId=EPIC', 6],
    [`spaceId=${ids.space('moongate')}`, 4],
    [`rarityId=COMMON&spaceId=${ids.space('moongate')}`, 1],
    ['rarityId=RARE', 0],
  ])('of %s has %d', async (query, total) => {
    expect((await page(query)).total).toBe(total);
  });

  it('rejects an unknown rarity', async () => {
    expect((await club.request('/v1/spaces/club/rewards?rarityId=SHINY')).status).toBe(400);
  });
});

describe('a reward', () => {
  const details = (rewardId: string) => club.request(`/v1/spaces/club/rewards/details?rewardId=${rewardId}`);
  const mask = ids.reward('moongate', 'ferrymans-mask');

  it('has what it is, how it is unlocked, and others of its game', async () => {
    const { body } = await details(mask);
    expect(body).toMatchObject({
      reward: { rewardId: mask, name: 'Ferryman’s mask', value: 150, gameSlug: 'moongate', lockedDetails: [] },
    });
    const { alike } = z
      .object({ alike: z.array(z.object({ rewardId: z.string(), gameSlug: z.string() })) })
      .parse(body);
    expect(alike.map(({ gameSlug }) => gameSlug)).toEqual(['moongate', 'moongate', 'moongate']);
    expect(alike.map(({ rewardId }) => rewardId)).not.toContain(mask);
  });

  it.each([ids.reward('moongate', 'nothing'), 'nothing'])('that does not exist (%s) is not found', async (id) => {
    expect(await details(id)).toMatchObject({ status: 404, body: { errorCode: 1003 } });
  });
});

describe('changes of rules', () => {
  const maskId = ids.reward('moongate', 'ferrymans-mask');
  const date = '2026-11-07T00:00:00.0000000Z';

  it('are listed newest first, page by page, with what was before', async () => {
    const changes = [
      {
        rule: 'price',
        date,
        before: 180,
        after: 150,
        name: 'Ferryman’s mask',
        gameTitle: 'Moongate',
        rewardId: maskId,
      },
      { rule: 'unitsLifeMonths', before: null, after: 24, name: null, gameTitle: null, rewardId: null },
    ];
    expect(await read('/v1/spaces/club/rules/changes')).toMatchObject({ hasMore: false, changes });
    const page = (offset: number) => read(`/v1/spaces/club/rules/changes?offset=${offset}&limit=1`);
    expect(await page(0)).toMatchObject({ hasMore: true, changes: changes.slice(0, 1) });
    expect(await page(1)).toMatchObject({ hasMore: false, changes: changes.slice(1) });
  });

  it('are the history of the price of a reward', async () => {
    expect(await read(`/v1/spaces/club/rewards/details?rewardId=${maskId}`)).toMatchObject({
      priceChanges: [{ date, before: 180, after: 150 }],
    });
  });
});

it('shows the challenges of this week and the specials, with their ends', async () => {
  const body = await read('/v1/spaces/club/challenges/current');
  expect(body).toMatchObject({
    week: { startDate: '2026-11-16T00:00:00.0000000Z', endDate: '2026-11-23T00:00:00.0000000Z' },
  });
  const { challenges } = challengesBody.parse(body);
  expect(challenges).toContainEqual({
    type: 'weekly',
    gameSlug: 'saltwatch',
    endDate: '2026-11-23T00:00:00.0000000Z',
    reward: { units: 60, xp: 1200 },
  });
  expect(challenges).toContainEqual(
    expect.objectContaining({ type: 'special', gameSlug: 'moongate', endDate: '2026-12-06T00:00:00.0000000Z' }),
  );
  expect(challenges).toContainEqual(expect.objectContaining({ type: 'classic', endDate: null }));
});

it('shows the games and the Star Players', async () => {
  expect(await read('/v1/spaces/club/games')).toMatchObject({
    games: [
      { slug: 'moongate', platforms: ['PC', 'PS4'], status: 'Active', hasStats: true },
      { slug: 'saltwatch' },
      { slug: 'emberfall', status: 'ComingSoon', hasStats: false },
    ],
  });
  expect(await read('/v1/spaces/club/starplayers')).toMatchObject({
    starPlayers: [{ name: 'Ada Okonkwo', role: 'The Heron', gameTitle: 'Moongate' }],
  });
});

it.each([
  ['all that is published, newest first', '', ['winter-road', 'club-week']],
  ['by place', '?placement=home', ['winter-road']],
  ['by kind', '?typeofnews=event', ['club-week']],
  ['by game', `?spaceId=${ids.space('moongate')}`, ['winter-road']],
  ['by id', '?newsId=club-week', ['club-week']],
  ['as many as asked for', '?limit=1', ['winter-road']],
  ['in English where there is no other language', '?locale=fr-FR', ['winter-road', 'club-week']],
])('shows news: %s', async (_case, query, newsIds) => {
  expect(await read(`/v1/spaces/news${query}`)).toMatchObject({
    news: newsIds.map((newsId) => ({ newsId, locale: 'en-US', contentType: 'text/html' })),
  });
});

it('hides future news', async () => {
  expect(await read('/v1/spaces/news?newsId=not-yet')).toEqual({ news: [] });
});

it("returns the club's configuration to players only", async () => {
  expect((await club.request(`/v1/spaces/${ids.club}/club/configs`)).status).toBe(401);
});
