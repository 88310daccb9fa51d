import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireNewsItem } from '../../services/testing/wireReplies';
import { createTestStore, testServicesUrl } from '../support/testing/createTestStore';
import { stateWhere } from '../support/testing/signedInStore';
import { selectArticle, selectNews } from './selectors';
import { articleRequested, newsRequested } from './slice';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves one article. Returns the queries of the requests. */
function publish() {
  const queries: string[] = [];
  server.use(
    http.get(`${testServicesUrl}/v1/spaces/news`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      queries.push(search);
      const newsId = searchParams.get('newsId');
      const isKnown = newsId === null || newsId === 'season-of-tides';
      return HttpResponse.json({ news: isKnown ? [wireNewsItem()] : [] });
    }),
  );
  return queries;
}

describe('news', () => {
  it("come in the page's language, to visitors too", async () => {
    const queries = publish();
    const { store, reports } = createTestStore();

    store.dispatch(newsRequested({ placement: 'home', limit: 3 }));

    const state = await stateWhere(store, ({ news }) => news.status === 'loaded');
    expect(selectNews(state)).toMatchObject([{ newsId: 'season-of-tides', game: null }]);
    expect(queries).toEqual(['?placement=home&limit=3&locale=en-US']);
    expect(reports).toEqual([]);
  });

  it('stay visible when a refresh fails', async () => {
    publish();
    const { store } = createTestStore();
    store.dispatch(newsRequested());
    await stateWhere(store, ({ news }) => news.status === 'loaded');
    server.use(http.get('*/v1/spaces/news', () => HttpResponse.json(wireError(1, 400), { status: 400 })));

    store.dispatch(newsRequested());

    expect(selectNews(await stateWhere(store, ({ news }) => news.status === 'failed'))).toHaveLength(1);
  });
});

describe('an article', () => {
  test.each([
    ['that is known', 'season-of-tides', 'The season of tides begins'],
    ['that is unknown', 'nothing', undefined],
  ])('%s', async (_, newsId, title) => {
    publish();
    const { store } = createTestStore();

    store.dispatch(articleRequested({ newsId }));

    const state = await stateWhere(store, (current) => selectArticle(current).status === 'loaded');
    expect(selectArticle(state).item?.title).toBe(title);
  });

  it('that is among the news needs no call', async () => {
    const queries = publish();
    const { store } = createTestStore();
    store.dispatch(newsRequested());
    await stateWhere(store, ({ news }) => news.status === 'loaded');

    store.dispatch(articleRequested({ newsId: 'season-of-tides' }));

    expect(selectArticle(store.getState()).status).toBe('loaded');
    expect(queries).toHaveLength(1);
  });
});
