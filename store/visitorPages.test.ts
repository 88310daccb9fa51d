import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { request } from '../services/http/endpoint';
import { ServiceError } from '../services/http/errors';
import {
  buildCatalogReward,
  buildClubGame,
  buildCurrentChallenge,
  buildRewardSample,
  wireRuleChange,
} from '../services/testing/visitorBuilders';
import { visitorContext } from '../services/testing/visitorContext';
import { wireError, wireNewsItem } from '../services/testing/wireResponses';
import { freshGamesAt } from './discount/pageProps';
import { loadGamePage } from './game/pageProps';
import { loadArticle, loadNews } from './news/pageProps';
import { loadReward } from './rewards/pageProps';
import { loadRules } from './rules/pageProps';
import { loadStarPlayers } from './starplayers/pageProps';
import { loadUnitsFacts } from './units/pageProps';
import { visitorPage, type FetchForPage } from './visitorPage';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const call: FetchForPage = (endpoint, input) => request(endpoint, input, visitorContext);

const publish = (...news: ReturnType<typeof wireNewsItem>[]) =>
  server.use(
    http.get('*/v1/spaces/news', ({ request: { url } }) => {
      const newsId = new URL(url).searchParams.get('newsId');
      return HttpResponse.json({ news: news.filter((item) => newsId === null || item.newsId === newsId) });
    }),
  );

describe('news pages', () => {
  it('list the newest first, cut at 140 characters', async () => {
    publish(
      wireNewsItem({ newsId: 'old', publicationDate: '2024-01-01T00:00:00.0000000Z' }),
      wireNewsItem({ newsId: 'new', publicationDate: '2024-03-01T00:00:00.0000000Z', summary: 'tide '.repeat(60) }),
    );

    const props = await loadNews(call, 'en-US', {});

    expect(props).toMatchObject({ news: [{ newsId: 'new' }, { newsId: 'old' }], page: 1, hasNext: false });
    expect(props?.news[0]?.summary.length).toBeLessThanOrEqual(140);
  });

  it('come in pages of 60, and a page without news does not exist', async () => {
    const many = Array.from({ length: 125 }, (_, index) => wireNewsItem({ newsId: `n${index}` }));
    server.use(
      http.get('*/v1/spaces/news', ({ request: { url } }) => {
        const { searchParams } = new URL(url);
        const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
        return HttpResponse.json({ news: many.slice(offset, offset + limit) });
      }),
    );
    const pageOf = async (number?: string) => {
      const props = await loadNews(call, 'en-US', { number });
      return [props?.page, props?.news.length, props?.hasNext];
    };
    expect([await pageOf(), await pageOf('2'), await pageOf('3')]).toEqual([
      [1, 60, true],
      [2, 60, true],
      [3, 5, false],
    ]);
    // Services without pages return all, whatever is asked for.
    publish(...many);
    expect(await pageOf()).toEqual([1, 60, false]);
    publish();
    expect(await loadNews(call, 'en-US', { number: '3' })).toBeNull();
    for (const number of ['1', '02', 'two']) expect(await loadNews(call, 'en-US', { number })).toBeNull();
  });

  it('clean an article’s body and bring related ones, never itself', async () => {
    publish(wireNewsItem({ newsId: 'open', body: '<p>a</p><script>b</script>' }), wireNewsItem({ newsId: 'other' }));

    const props = await loadArticle(call, 'en-US', { newsId: 'open' });

    expect(props?.article.body).toBe('<p>a</p>');
    expect(props?.related.map(({ newsId }) => newsId)).toEqual(['other']);
  });

  it('have nothing at an unknown id', async () => {
    publish(wireNewsItem());

    await expect(loadArticle(call, 'en-US', { newsId: 'nope' })).resolves.toBeNull();
  });

  it.each(['open\0', 'a b', ''])('have nothing at %j, which no service is asked for', async (newsId) => {
    server.use(http.get('*/v1/spaces/news', () => HttpResponse.json({ errorCode: 1 }, { status: 400 })));

    await expect(loadArticle(call, 'en-US', { newsId })).resolves.toBeNull();
  });

  it.each([
    ['the network', () => HttpResponse.error()],
    ['a gateway', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['a limit', () => HttpResponse.json({ errorCode: 1100 }, { status: 429 })],
    ['a page instead of JSON', () => HttpResponse.html('<h1>Welcome to the hotel</h1>')],
    ['half a response', () => new HttpResponse('{"news":[{"newsId":"op')],
  ])('are unavailable, not broken, while %s keeps the news away', async (_what, answer) => {
    server.use(http.get('*/v1/spaces/news', answer));
    const getStaticProps = visitorPage({ areas: [], load: loadArticle });

    await expect(getStaticProps({ locale: 'en-US', params: { newsId: 'open' } })).rejects.toMatchObject({
      statusCode: 503,
    });
  });

  it('are broken where the site itself fails', async () => {
    const getStaticProps = visitorPage({ areas: [], load: () => Promise.reject(new TypeError('no such field')) });
    await expect(getStaticProps({ locale: 'en-US' })).rejects.not.toHaveProperty('statusCode');
  });
});

it('finds the article about a Star Player', async () => {
  publish(wireNewsItem({ newsId: 'meet', title: 'Meet Ilse, Star Player of the month' }));
  const player = { role: '', story: '', spaceId: 's', gameSlug: 'saltwatch', gameTitle: 'Saltwatch' };
  const starPlayers = [
    { ...player, id: 'ilse', name: 'Ilse' },
    { ...player, id: 'bram', name: 'Old Bram' },
  ];
  server.use(http.get('*/v1/spaces/club/starplayers', () => HttpResponse.json({ starPlayers })));

  const props = await loadStarPlayers(call, 'en-US');

  expect(props.starPlayers.map(({ newsId }) => newsId)).toEqual(['meet', null]);
});

it('finds the games that are too new for the discount, the soonest first', () => {
  const now = Date.UTC(2026, 10, 21);
  const released = (slug: string, releaseDate: string | null) => buildClubGame({ slug, releaseDate });

  const fresh = freshGamesAt(now, [
    released('to come', '2026-12-24T00:00:00.000Z'),
    released('of last month', '2026-10-09T00:00:00.000Z'),
    released('of August', '2026-08-28T00:00:00.000Z'),
    released('old enough', '2026-08-21T00:00:00.000Z'),
    released('undated', null),
  ]);

  expect(fresh.map(({ slug, isReleased, from }) => [slug, isReleased, from.slice(0, 10)])).toEqual([
    ['of August', true, '2026-11-28'],
    ['of last month', true, '2027-01-09'],
    ['to come', false, '2027-03-24'],
  ]);
});

describe('a game page', () => {
  const load = (game: string, platform: string, section = 'overview') =>
    loadGamePage(call, 'en-US', { game, platform, section });
  const publishGames = () =>
    server.use(
      http.get('*/v1/spaces/club/games', () =>
        HttpResponse.json({ games: [{ ...buildClubGame({ slug: 'saltwatch', platforms: ['PS4'] }), images: {} }] }),
      ),
    );

  it.each([
    ['a game of the catalog', 'saltwatch', 'PS4', 'overview', true],
    ['a platform in lower case', 'saltwatch', 'ps4', 'rewards', true],
    ['a platform that the game is not on', 'saltwatch', 'PC', 'overview', false],
    ['no game of the catalog', 'nowhere', 'PS4', 'overview', false],
    ['no section', 'saltwatch', 'PS4', 'nonsense', false],
  ])('with %s', async (_case, game, platform, section, isThere) => {
    publishGames();
    await expect(load(game, platform, section)).resolves.toEqual(isThere ? { game, platform, section } : null);
  });

  it('is there for any game while the services are down', async () => {
    server.use(http.get('*/v1/spaces/club/games', () => HttpResponse.json({}, { status: 400 })));
    await expect(load('nowhere', 'PC')).resolves.toEqual({ game: 'nowhere', platform: 'PC', section: 'overview' });
  });
});

describe('the page of a reward', () => {
  const wireDetails = (rewardId: string) => ({
    reward: { ...buildCatalogReward({ rewardId }), detail: { description: 'Warm.', instruction: 'Take it.' } },
    alike: [buildCatalogReward({ rewardId: 'jumper' })],
  });
  const load = (rewardId?: string) => loadReward(call, 'en-US', { rewardId });
  const answer = (respond: () => Response) => server.use(http.get('*/v1/spaces/club/rewards/details', respond));

  it('has the reward and what is like it', async () => {
    answer(() => HttpResponse.json(wireDetails('peacoat')));
    expect(await load('peacoat')).toMatchObject({
      reward: { rewardId: 'peacoat', detail: { description: 'Warm.' }, lockedDetails: [], preview: null },
      alike: [{ rewardId: 'jumper', kind: 'Outfit' }],
      priceChanges: [],
    });
  });

  it.each([undefined, '', 'a b', '../details', '\0', 'r'.repeat(81)])('is no page for %j', async (rewardId) => {
    expect(await load(rewardId)).toBeNull();
  });

  it('is no page for an unknown reward', async () => {
    answer(() => HttpResponse.json(wireError(1003, 404), { status: 404 }));
    expect(await load('unknown')).toBeNull();
  });

  it('is no page where the services return another reward', async () => {
    answer(() => HttpResponse.json(wireDetails('other')));
    expect(await load('peacoat')).toBeNull();
  });

  it('fails while the services are down', async () => {
    answer(() => HttpResponse.json({}, { status: 400 }));
    await expect(load('peacoat')).rejects.toThrow(ServiceError);
  });

  // The last one: the site remembers that the services lack the call.
  it('is no page where the services do not have the call', async () => {
    jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
    answer(() => HttpResponse.json({}, { status: 404 }));
    expect(await load('peacoat')).toBeNull();
  });
});

describe('changes of rules', () => {
  const many = [
    wireRuleChange({ changeId: 'unknown', rule: 'phaseOfTheMoon' }),
    ...Array.from({ length: 60 }, (_, index) => wireRuleChange({ changeId: `c${index}` })),
  ];
  const load = (number?: string) => loadRules(call, 'en-US', { number });

  it('come in pages of 50, without rules that the site does not know', async () => {
    server.use(
      http.get('*/v1/spaces/club/rules/changes', ({ request: { url } }) => {
        const { searchParams } = new URL(url);
        const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
        return HttpResponse.json({
          hasMore: many.length > offset + limit,
          changes: many.slice(offset, offset + limit),
        });
      }),
    );
    const [first, second] = [await load(), await load('2')];
    expect([first?.changes.length, first?.page, first?.hasNext]).toEqual([49, 1, true]);
    expect([second?.changes.length, second?.page, second?.hasNext]).toEqual([11, 2, false]);
    expect(first?.changes[0]).toMatchObject({ rule: 'price', before: 180, date: '2026-11-18T00:00:00.000Z' });
    expect([await load('3'), await load('1'), await load('x')]).toEqual([null, null, null]);
  });
});

it('shows what Units are currently earned with and spent on', async () => {
  const challenge = (type: string, units: number[]) => ({
    ...buildCurrentChallenge(),
    type,
    thresholds: units.map((spend, index) => ({ value: index + 1, units: spend, xp: 0 })),
    reward: { units: units.reduce((sum, spend) => sum + spend, 0), xp: 0 },
  });
  const week = { startDate: '2024-03-04T00:00:00.0000000Z', endDate: '2024-03-11T00:00:00.0000000Z' };
  const challenges = [challenge('weekly', [10, 20, 30]), challenge('weekly', [5, 15]), challenge('classic', [40])];
  const { rarities, ...sample } = buildRewardSample();
  server.use(
    http.get('*/v1/spaces/club/challenges/current', () => HttpResponse.json({ week, challenges })),
    http.get('*/v1/spaces/club/rewards/sample', () =>
      HttpResponse.json({ ...sample, rarities: rarities.map(({ id, ...rarity }) => ({ ...rarity, rarityId: id })) }),
    ),
  );

  expect(await loadUnitsFacts(call)).toEqual({
    facts: { gains: { weekly: [5, 60], classic: [40, 40] }, prices: [10, 1600], totalRewards: 756 },
  });
});
