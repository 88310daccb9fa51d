import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { buildCatalogReward } from '../../services/testing/visitorBuilders';
import { wireNewsItem } from '../../services/testing/wireResponses';
import { keeping, loadSitemap } from './pageProps';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('a kept result', () => {
  const given = () => {
    const load = jest.fn<Promise<string>, []>();
    return { load, read: keeping(load, { forMs: 1000, without: 'nothing' }) };
  };

  it('is loaded once and again after its time', async () => {
    const { load, read } = given();
    load.mockResolvedValueOnce('first').mockResolvedValueOnce('second');

    expect([await read(0), await read(999)]).toEqual(['first', 'first']);
    expect(await read(1000)).toBe('second');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('outlives a failure, and the next call tries again', async () => {
    const { load, read } = given();
    load.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('first');
    load.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('second');

    expect([await read(0), await read(1), await read(2000), await read(2001)]).toEqual([
      'nothing',
      'first',
      'first',
      'second',
    ]);
  });
});

it('has every article and reward of the last five minutes in each language, also while the services are down', async () => {
  const pages: string[] = [];
  const published = (all: number) =>
    http.get('*/v1/spaces/news', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
      pages.push(`${offset} ${limit}`);
      const length = Math.max(0, Math.min(limit, all - offset));
      return HttpResponse.json({
        news: Array.from({ length }, (_, at) => wireNewsItem({ newsId: `n${offset + at}` })),
      });
    });
  const offered = http.get('*/v1/spaces/club/rewards', ({ request }) => {
    const offset = Number(new URL(request.url).searchParams.get('offset'));
    const rewards = Array.from({ length: Math.min(60, 70 - offset) }, (_, at) =>
      buildCatalogReward({ rewardId: `r${offset + at}` }),
    );
    return HttpResponse.json({ total: 70, rewards });
  });
  server.use(published(205), offered);
  const minutes = 60_000;
  expect((await loadSitemap(0, 'fr-FR'))?.match(/<loc>http:\/\/localhost:3000\/fr-FR\/news\/n/g)).toHaveLength(205);
  expect((await loadSitemap(0, 'fr-FR'))?.match(/<loc>[^<]*\/fr-FR\/reward\/r\d+</g)).toHaveLength(70);

  server.use(http.get('*/v1/spaces/*', () => HttpResponse.json({}, { status: 400 })));
  expect(await loadSitemap(4 * minutes, 'ja-JP')).toContain('/ja-JP/news/n204<');
  expect(await loadSitemap(6 * minutes, 'fr-FR')).toMatch(/\/news\/n204<[^]*\/reward\/r69</);
  expect(pages).toEqual(['0 100', '100 100', '200 100']);

  const servicesWithoutPages = http.get('*/v1/spaces/news', () =>
    HttpResponse.json({ news: Array.from({ length: 100 }, (_, at) => wireNewsItem({ newsId: `p${at}` })) }),
  );
  server.use(servicesWithoutPages);
  expect(await loadSitemap(12 * minutes, 'fr-FR')).toContain('/news/p99<');
});

it('has an index of all languages, and no others', async () => {
  expect((await loadSitemap(0))?.match(/<loc>[^<]*<\/loc>/g)).toContain(
    '<loc>http://localhost:3000/sitemap-fr-FR.xml</loc>',
  );
  expect([await loadSitemap(0, 'xx-XX'), await loadSitemap(0, ['fr-FR', 'de-DE'])]).toEqual([null, null]);
});
