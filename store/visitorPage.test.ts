import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { getClubGames } from '../services/club/games';
import { buildClubGame } from '../services/testing/visitorBuilders';
import { getNews } from '../services/account/news';
import { getStarPlayers } from '../services/club/starPlayers';
import { visitorPage } from './visitorPage';

const url = '*/v1/spaces/club/games';
const phase = process.env.NEXT_PHASE;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  if (phase === undefined) delete process.env.NEXT_PHASE;
  else process.env.NEXT_PHASE = phase;
});
afterAll(() => server.close());

const games = visitorPage<{ titles: string[] }>({
  areas: ['games'],
  load: async (call) => ({ titles: (await call(getClubGames, null, { without: [] })).map(({ title }) => title) }),
});

it('has its messages and its data, in the language of the address, and is rebuilt after a minute', async () => {
  const locales: (string | null)[] = [];
  server.use(
    http.get(url, ({ request }) => {
      locales.push(request.headers.get('Authorization'), request.headers.get('Ubi-LocaleCode'));
      return HttpResponse.json({ games: [buildClubGame()] });
    }),
  );

  const page = await games({ locale: 'fr-FR' });

  expect(page).toMatchObject({ props: { titles: ['Saltwatch'] }, revalidate: 60 });
  expect(page).toHaveProperty('props.messages');
  expect(locales).toEqual([null, 'fr-FR']);
});

it.each([undefined, 'xx-XX'])('is in American English where the address names the language %s', async (locale) => {
  const page = visitorPage({ areas: [], load: (_call, used) => Promise.resolve({ used }) });

  expect(await page({ locale })).toMatchObject({ props: { used: 'en-US' } });
});

it('passes the parameters of the address on, none where there are none', async () => {
  const page = visitorPage({ areas: [], load: (_call, _locale, params) => Promise.resolve({ params }) });

  expect(await page({ params: { newsId: 'harvest' } })).toMatchObject({ props: { params: { newsId: 'harvest' } } });
  expect(await page({})).toMatchObject({ props: { params: {} } });
});

it('is the 404 page for a minute where there is nothing to show', async () => {
  const page = visitorPage({ areas: [], load: () => Promise.resolve(null) });

  expect(await page({ locale: 'fr-FR' })).toEqual({ notFound: true, revalidate: 60 });
});

describe('a page with a part that cannot be read', () => {
  const page = visitorPage({
    areas: [],
    load: async (call, locale) => ({
      news: (await call(getNews, { locale }, { without: [] })).length,
      players: await call(getStarPlayers, null, { without: null }),
    }),
  });
  const answer = (news: Response, players: Response) =>
    server.use(
      http.get('*/v1/spaces/news', () => news),
      http.get('*/v1/spaces/club/starplayers', () => players),
    );
  const noNews = () => HttpResponse.json({ news: [] });

  it.each([
    ['fails', () => HttpResponse.json({}, { status: 500 })],
    ['cannot be understood', () => HttpResponse.json({ starPlayers: 3 })],
  ])('shows the rest where its call %s, and asks again soon', async (_what, broken) => {
    answer(noNews(), broken());

    expect(await page({ locale: 'fr-FR' })).toMatchObject({ props: { news: 0, players: null }, revalidate: 5 });
  });

  it('is the last good one while no part can be read', async () => {
    answer(HttpResponse.json({}, { status: 500 }), HttpResponse.json({}, { status: 500 }));

    await expect(page({ locale: 'fr-FR' })).rejects.toMatchObject({ statusCode: 503 });
  });

  it('is whole where earlier services answer as for a thing that is not there', async () => {
    const notFound = () => HttpResponse.json({ errorCode: 1003, message: 'Not found.' }, { status: 404 });
    answer(HttpResponse.json({}, { status: 500 }), notFound());

    expect(await page({ locale: 'fr-FR' })).toMatchObject({ props: { news: 0, players: null } });
  });

  it('is whole where the services do not have that call, and does not ask for it again at once', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    let asked = 0;
    server.use(
      http.get('*/v1/spaces/news', () => HttpResponse.json({}, { status: 500 })),
      http.get('*/v1/spaces/club/starplayers', () => {
        asked += 1;
        return new HttpResponse('<h1>Not found</h1>', { status: 404 });
      }),
    );

    for (let visit = 0; visit < 3; visit += 1)
      expect(await page({ locale: 'fr-FR' })).toMatchObject({ props: { news: 0, players: null } });

    expect(asked).toBe(1);
    expect(warn.mock.calls).toEqual([['The services do not have club.getStarPlayers; pages go without it.']]);
    warn.mockRestore();
  });
});

describe('while the services are down', () => {
  beforeEach(() => server.use(http.get(url, () => HttpResponse.json({}, { status: 400 }))));

  it('is built without data, and again five seconds later', async () => {
    process.env.NEXT_PHASE = 'phase-production-build';

    expect(await games({ locale: 'fr-FR' })).toMatchObject({ props: { titles: [] }, revalidate: 5 });
  });

  it('has no data in development, where a developer has no way to the services', async () => {
    const mode = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'development' });

    expect(await games({ locale: 'fr-FR' })).toMatchObject({ props: { titles: [] }, revalidate: 5 });

    Object.assign(process.env, { NODE_ENV: mode });
  });

  it('is not rebuilt, so that readers keep the last good one', async () => {
    delete process.env.NEXT_PHASE;

    await expect(games({ locale: 'fr-FR' })).rejects.toThrow();
  });

  it('is not built where it cannot do without data', async () => {
    process.env.NEXT_PHASE = 'phase-production-build';
    const page = visitorPage({ areas: [], load: (call) => call(getClubGames, null) });

    await expect(page({ locale: 'fr-FR' })).rejects.toThrow();
  });
});
