import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
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

it('has the articles of the last five minutes, also while the services are down', async () => {
  const limits: (string | null)[] = [];
  server.use(
    http.get('*/v1/spaces/news', ({ request }) => {
      limits.push(new URL(request.url).searchParams.get('limit'));
      return HttpResponse.json({ news: [wireNewsItem({ newsId: 'harvest' })] });
    }),
  );
  expect(await loadSitemap(0)).toContain('<loc>http://localhost:3000/fr-FR/news/harvest</loc>');

  server.use(http.get('*/v1/spaces/news', () => HttpResponse.json({}, { status: 400 })));
  expect(await loadSitemap(4 * 60_000)).toContain('/news/harvest');
  expect(await loadSitemap(6 * 60_000)).toContain('/news/harvest');
  expect(limits).toEqual(['100']);
});
