import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { buildCatalogReward } from '../../../services/testing/visitorBuilders';
import { wireError } from '../../../services/testing/wireResponses';
import { localeChanged } from '../../locale/slice';
import { createTestStore, testServicesUrl } from '../../support/testing/createTestStore';
import { stateWhere } from '../../support/testing/signedInStore';
import { catalogPageSize, filterChosen, moreRequested, pageFetched, rewardCatalogOpened, searchUsed } from './slice';

const url = `${testServicesUrl}/v1/spaces/club/rewards`;
const rewards = Array.from({ length: 50 }, (_, index) => buildCatalogReward({ rewardId: `reward-${index}` }));

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves pages of 50 rewards. Returns the queries of the requests. */
function answer() {
  const queries: string[] = [];
  server.use(
    http.get(url, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      queries.push(search);
      const offset = Number(searchParams.get('offset'));
      return HttpResponse.json({ total: 50, rewards: rewards.slice(offset, offset + catalogPageSize) });
    }),
  );
  return queries;
}

const opened = () => {
  const made = createTestStore();
  made.store.dispatch(rewardCatalogOpened({ total: 50, rewards: rewards.slice(0, 12) }));
  return made;
};
const isLoaded = (store: ReturnType<typeof opened>['store']) =>
  stateWhere(store, ({ rewardCatalog }) => rewardCatalog.status === 'loaded');

it('starts with the rewards of the page, unfiltered', () => {
  const { store } = opened();

  expect(store.getState().rewardCatalog).toMatchObject({
    status: 'loaded',
    filter: { rarityId: null, spaceId: null },
    rewards: rewards.slice(0, 12),
    total: 50,
  });
});

it('adds what follows on request', async () => {
  const queries = answer();
  const { store } = opened();

  store.dispatch(moreRequested(catalogPageSize));
  expect(store.getState().rewardCatalog).toMatchObject({ status: 'loading', rewards: rewards.slice(0, 12) });

  expect((await isLoaded(store)).rewardCatalog).toMatchObject({ rewards: rewards.slice(0, 36), total: 50 });
  expect(queries).toEqual(['?offset=12&limit=24']);
});

it('ends where a page has no rewards, whatever the services count', () => {
  const { store } = opened();

  store.dispatch(pageFetched({ total: 50, rewards: [], offset: 12 }));

  expect(store.getState().rewardCatalog).toMatchObject({ rewards: rewards.slice(0, 12), total: 12 });
});

it('starts again with a filter', async () => {
  const queries = answer();
  const { store } = opened();

  store.dispatch(filterChosen({ rarityId: 'EPIC', spaceId: 'space-saltwatch' }));
  expect(store.getState().rewardCatalog).toMatchObject({ status: 'loading', rewards: [], total: null });

  const { rewardCatalog } = await isLoaded(store);
  expect(rewardCatalog).toMatchObject({ filter: { rarityId: 'EPIC', spaceId: 'space-saltwatch' }, total: 50 });
  expect(rewardCatalog.rewards).toEqual(rewards.slice(0, 24));
  expect(queries).toEqual(['?rarityId=EPIC&spaceId=space-saltwatch&offset=0&limit=24']);
});

it('keeps what the visitor has fetched when the page opens again', async () => {
  answer();
  const { store } = opened();
  store.dispatch(moreRequested(catalogPageSize));
  await isLoaded(store);

  store.dispatch(rewardCatalogOpened({ total: 50, rewards: rewards.slice(0, 12) }));

  expect(store.getState().rewardCatalog.rewards).toHaveLength(36);
});

it('forgets the rewards in another language', () => {
  const { store } = opened();
  const before = createTestStore().store.getState().rewardCatalog;

  store.dispatch(localeChanged({ locale: 'fr-FR', messages: {} }));

  expect(store.getState().rewardCatalog).toEqual(before);
});

it('keeps its rewards after a failure, and another request tries again', async () => {
  server.use(http.get(url, () => HttpResponse.json(wireError(1003, 404), { status: 404 })));
  const { store } = opened();
  store.dispatch(moreRequested(catalogPageSize));
  await stateWhere(store, ({ rewardCatalog }) => rewardCatalog.status === 'failed');
  expect(store.getState().rewardCatalog.rewards).toHaveLength(12);

  answer();
  store.dispatch(moreRequested(catalogPageSize));

  expect((await isLoaded(store)).rewardCatalog.rewards).toHaveLength(36);
});

it('loads every reward for the first search, and once', async () => {
  const queries: string[] = [];
  server.use(
    http.get(url, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      queries.push(search);
      const offset = Number(searchParams.get('offset'));
      return HttpResponse.json({ total: 50, rewards: rewards.slice(offset, offset + 30) });
    }),
  );
  const { store } = opened();

  store.dispatch(searchUsed());
  store.dispatch(searchUsed());
  await stateWhere(store, ({ rewardCatalog }) => rewardCatalog.searched.status === 'loaded');
  store.dispatch(searchUsed());

  expect(store.getState().rewardCatalog.searched.rewards).toEqual(rewards);
  expect(store.getState().rewardCatalog.rewards).toHaveLength(12);
  expect(queries).toEqual(['?offset=0&limit=1000', '?offset=30&limit=1000']);
});

it('takes the page that came last where two overlap', () => {
  const { store } = opened();

  store.dispatch(pageFetched({ total: 50, rewards: rewards.slice(24, 26), offset: 10 }));

  const [kept, added] = [rewards.slice(0, 10), rewards.slice(24, 26)];
  expect(store.getState().rewardCatalog.rewards).toEqual([...kept, ...added]);
});
