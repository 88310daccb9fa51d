import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { getClubGames } from '../services/club/games';
import { buildClubGame } from '../services/testing/visitorBuilders';
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
  load: async (call) => ({ titles: (await call(getClubGames, null)).map(({ title }) => title) }),
  without: { titles: [] },
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

describe('while the services are down', () => {
  beforeEach(() => server.use(http.get(url, () => HttpResponse.json({}, { status: 400 }))));

  it('is built without data, and again five seconds later', async () => {
    process.env.NEXT_PHASE = 'phase-production-build';

    expect(await games({ locale: 'fr-FR' })).toMatchObject({ props: { titles: [] }, revalidate: 5 });
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
