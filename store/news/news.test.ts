import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireNewsItem } from '../../services/testing/wireResponses';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { latestNews } from './tasks';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves the news. Returns the queries of the requests. */
function publish() {
  const queries: string[] = [];
  server.use(
    http.get(`${testServicesUrl}/v1/spaces/news`, ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json({ news: [wireNewsItem()] });
    }),
  );
  return queries;
}

describe('news', () => {
  it("come in the page's language", async () => {
    const queries = publish();
    const { store, reports } = createSignedInStore();

    store.dispatch(latestNews.requested(null));

    const state = await stateWhere(store, ({ news }) => news.status === 'loaded');
    expect(state.news.data).toMatchObject([{ newsId: 'season-of-tides', game: null }]);
    expect(queries).toEqual(['?bodies=false&limit=3&locale=en-US']);
    expect(reports).toEqual([]);
  });

  it('stay visible when a refresh fails', async () => {
    publish();
    const { store } = createSignedInStore();
    store.dispatch(latestNews.requested(null));
    await stateWhere(store, ({ news }) => news.status === 'loaded');
    server.use(http.get('*/v1/spaces/news', () => HttpResponse.json(wireError(1, 400), { status: 400 })));

    store.dispatch(latestNews.requested(null));

    expect((await stateWhere(store, ({ news }) => news.status === 'failed')).news.data).toHaveLength(1);
  });
});
