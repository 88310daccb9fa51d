import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { CurrentChallenge } from '../../services/club/currentChallenges';
import type { ClubGame } from '../../services/club/games';
import { request } from '../../services/http/endpoint';
import { visitorContext } from '../../services/testing/visitorContext';
import { buildClubGame, buildCurrentChallenge, buildRewardSample } from '../../services/testing/visitorBuilders';
import { loadVisitorChallenges } from '../challenges/pageProps';
import { loadVisitorRewards } from '../rewards/pageProps';
import { loadSam } from '../sam/pageProps';
import type { FetchForPage } from '../visitorPage';
import { loadHome } from './pageProps';

const call: FetchForPage = (endpoint, input) => request(endpoint, input, visitorContext);
const images = buildClubGame().images;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves what visitors' pages show. Returns the queries of the requests. */
function publish({ games = [], challenges = [] }: { games?: ClubGame[]; challenges?: CurrentChallenge[] }) {
  const queries: string[] = [];
  const club = '*/v1/spaces/club';
  const week = { startDate: '2024-03-04T00:00:00.000Z', endDate: '2024-03-11T00:00:00.000Z' };
  const { rarities, ...overview } = buildRewardSample();
  server.use(
    http.get(`${club}/games`, () => HttpResponse.json({ games })),
    http.get(`${club}/challenges/current`, () => HttpResponse.json({ week, challenges })),
    http.get(`${club}/starplayers`, () => HttpResponse.json({ starPlayers: [] })),
    http.get('*/v1/spaces/news', () => HttpResponse.json({ news: [] })),
    http.get(`${club}/rewards/sample`, ({ request: { url } }) => {
      queries.push(new URL(url).search);
      return HttpResponse.json({
        ...overview,
        rarities: rarities.map(({ id, ...rest }) => ({ ...rest, rarityId: id })),
      });
    }),
    http.get(`${club}/rewards`, ({ request: { url } }) => {
      queries.push(new URL(url).search);
      return HttpResponse.json({ total: 756, rewards: overview.rewards });
    }),
  );
  return queries;
}

const game = (slug: string, overrides: Partial<ClubGame> = {}) =>
  buildClubGame({ spaceId: `space-${slug}`, slug, title: slug, ...overrides });
const challenge = (challengeId: string, type: CurrentChallenge['type'], slug: string) =>
  buildCurrentChallenge({ challengeId, name: challengeId, type, spaceId: `space-${slug}` });

describe('the home page', () => {
  it('has one weekly challenge, two specials and three classics, each kind of different games', async () => {
    publish({
      challenges: [
        challenge('w1', 'weekly', 'saltwatch'),
        challenge('w2', 'weekly', 'moongate'),
        challenge('s1', 'special', 'saltwatch'),
        challenge('s2', 'special', 'saltwatch'),
        challenge('s3', 'special', 'moongate'),
        ...['a', 'b', 'c', 'd'].map((slug) => challenge(`c-${slug}`, 'classic', slug)),
      ],
    });

    const { challenges } = await loadHome(call, 'en-US');

    expect(challenges?.weekly?.name).toBe('w1');
    expect(challenges?.specials.map(({ name }) => name)).toEqual(['s1', 's3']);
    expect(challenges?.classics.map(({ name }) => name)).toEqual(['c-a', 'c-b', 'c-c']);
  });

  it.each([
    ['the game of the first weekly challenge', [game('saltwatch')], { scene: null, phoneScene: null, platform: 'PC' }],
    [
      'its pictures',
      [
        game('saltwatch', {
          images: { ...images, background: 'http://pictures.test/sea', card: 'http://pictures.test/card' },
        }),
      ],
      { scene: 'http://pictures.test/sea', phoneScene: 'http://pictures.test/card', platform: 'PC' },
    ],
    ['no game that is not published', [game('moongate')], null],
    ['no game without a platform', [game('saltwatch', { platforms: [] })], null],
  ])('has %s', async (_case, games, weeklyGame) => {
    publish({ games, challenges: [challenge('s', 'special', 'moongate'), challenge('w', 'weekly', 'saltwatch')] });

    expect((await loadHome(call, 'en-US')).challenges?.weekly?.game).toEqual(weeklyGame);
  });

  it('names at most seven games with stats that are out', async () => {
    const upcoming = game('to come', { status: 'comingSoon' });
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((slug) => game(slug));
    publish({ games: [upcoming, game('no stats', { hasStats: false }), ...many] });

    expect((await loadHome(call, 'en-US')).samGames).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });
});

it('the assistant’s page has the games with stats that are out', async () => {
  const upcoming = game('to come', { status: 'comingSoon' });
  const pictured = game('moongate', { images: { ...images, highThumbnail: 'http://pictures.test/moon' } });
  publish({ games: [upcoming, game('no stats', { hasStats: false }), game('saltwatch'), pictured] });

  expect(await loadSam(call)).toEqual({
    games: [
      { slug: 'saltwatch', title: 'saltwatch', picture: null },
      { slug: 'moongate', title: 'moongate', picture: 'http://pictures.test/moon' },
    ],
  });
});

it('the visitors’ rewards have the counts, the first twelve of the catalog and the games to filter by', async () => {
  const queries = publish({ games: [game('saltwatch')] });

  expect(await loadVisitorRewards(call)).toMatchObject({
    counts: { totalRewards: 756 },
    catalog: { total: 756, rewards: [{ rewardId: 'peacoat' }] },
    games: [{ spaceId: 'space-saltwatch', title: 'saltwatch' }],
  });
  expect(queries).toEqual(['?limit=1', '?limit=12']);
});

it.each([
  ['the wide picture', { wide: 'http://pictures.test/wide', background: 'http://pictures.test/sea' }, 'wide'],
  ['the background without one', { background: 'http://pictures.test/sea' }, 'sea'],
  ['none without either', {}, null],
])('the visitors’ challenges have of a special’s game %s', async (_case, pictures, picture) => {
  const games = [
    game('saltwatch', { images: { ...images, ...pictures } }),
    game('moongate', { images: { ...images, ...pictures } }),
  ];
  publish({ games, challenges: [challenge('s', 'special', 'saltwatch'), challenge('w', 'weekly', 'moongate')] });

  const { current } = await loadVisitorChallenges(call);

  expect(current?.specials.map(({ scene }) => scene)).toEqual([picture && `http://pictures.test/${picture}`]);
});

it('gives the visitors’ challenges no more than the page shows: 36 weeklies, three specials, six classics', async () => {
  const many = (type: CurrentChallenge['type'], count: number) =>
    Array.from({ length: count }, (_, i) => challenge(`${type}-${i}`, type, `game-${i}`));
  publish({ challenges: [...many('weekly', 40), ...many('special', 5), ...many('classic', 9)] });

  const { current } = await loadVisitorChallenges(call);

  expect(current?.weeklies).toHaveLength(36);
  expect(current).toMatchObject({ weeklyCount: 40, gamesCount: 1 });
  expect(current?.specials).toHaveLength(3);
  expect(current?.classics).toHaveLength(6);
  expect(current?.weeklies[0]).not.toHaveProperty('thresholds');
});
