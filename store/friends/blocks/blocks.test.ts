import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireBlock, wireError, wireFriend } from '../../../services/testing/wireResponses';
import { logoutStarted } from '../../session/events';
import { settle, testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { selectFriends } from '../selectors';
import { friendsFetched } from '../slice';
import { blockRequested, blocksRequested, reportRequested, safetyOpened, unblockRequested } from './slice';

const blocksUrl = `${testServicesUrl}/v3/profiles/me/blocks`;
const reportsUrl = `${testServicesUrl}/v3/profiles/me/reports`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(blocksUrl, () => HttpResponse.json({ blocks: [wireBlock()] })),
    http.get(`${testServicesUrl}/v1/users/onlineStatuses`, () => HttpResponse.json({ onlineStatuses: [] })),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const corin = { pid: 'corin', name: 'Corin' };
const rejection = (code: number, status: number) => () => HttpResponse.json(wireError(code, status), { status });

async function listedStore() {
  const { store } = createSignedInStore();
  store.dispatch(blocksRequested());
  await stateWhere(store, ({ blocks }) => blocks.status === 'loaded');
  return store;
}

it('lists the blocked players, and clears them at a sign-out', async () => {
  const store = await listedStore();
  expect(store.getState().blocks.blocks).toMatchObject([{ pid: 'corin', nameOnPlatform: 'Corin' }]);
  store.dispatch(logoutStarted());
  expect(store.getState().blocks.blocks).toEqual([]);
});

test.each([
  [corin, { pid: 'corin' }],
  [{ pid: null, name: 'Corin' }, { nameOnPlatform: 'Corin' }],
])('a block of %j sends %j, and ends the friendship', async (subject, sent) => {
  const heard: unknown[] = [];
  server.use(
    http.post(blocksUrl, async ({ request }) => {
      heard.push(await request.json());
      return HttpResponse.json(wireBlock());
    }),
  );
  const { store } = createSignedInStore();
  const friend = { ...wireFriend({ pid: 'corin' }), avatarUrl: 'http://services.test/corin.svg' };
  store.dispatch(friendsFetched({ friends: [friend], counts: null, presences: null }));
  store.dispatch(safetyOpened(subject));
  store.dispatch(blockRequested());

  const state = await stateWhere(store, (current) => selectFriends(current).length === 0);
  expect(state.blocks.blocks.map(({ pid }) => pid)).toEqual(['corin']);
  expect(heard).toEqual([sent]);
});

it('is sent once, and keeps its error until the dialog opens again', async () => {
  let calls = 0;
  server.use(
    http.post(blocksUrl, () => {
      calls += 1;
      return rejection(2000, 500)();
    }),
  );
  const { store } = createSignedInStore();
  store.dispatch(safetyOpened(corin));
  store.dispatch(blockRequested());
  store.dispatch(blockRequested());
  const state = await stateWhere(store, ({ blocks }) => blocks.blocking.status === 'failed');
  expect(state.blocks.blocking.failure?.code).toBe(2000);
  expect(calls).toBe(1);
  store.dispatch(safetyOpened(corin));
  expect(store.getState().blocks.blocking.failure).toBeNull();
});

it('reports the player of the dialog', async () => {
  const heard: unknown[] = [];
  server.use(
    http.post(reportsUrl, async ({ request }) => {
      heard.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  const { store } = createSignedInStore();
  store.dispatch(safetyOpened(corin));
  store.dispatch(reportRequested({ reason: 'spam', note: 'Ads' }));
  await stateWhere(store, ({ blocks }) => blocks.reporting.status === 'loaded');
  expect(heard).toEqual([{ pid: 'corin', reason: 'spam', note: 'Ads' }]);
});

test.each([
  [200, 0, 0],
  // Another device was faster.
  [404, 1003, 0],
  [500, 2000, 1],
])('an unblock that is answered by %i %i leaves %i', async (status, code, count) => {
  server.use(
    http.delete(`${blocksUrl}/corin`, () => (status === 200 ? HttpResponse.json({}) : rejection(code, status)())),
  );
  const store = await listedStore();
  store.dispatch(unblockRequested('corin'));
  const state = await stateWhere(store, ({ blocks }) => !['idle', 'loading'].includes(blocks.unblocking.status));
  expect(state.blocks.blocks).toHaveLength(count);
  expect(state.blocks.unblocking.pid).toBe(count === 0 ? null : 'corin');
});

it('keeps a player away who was unblocked while an older list was still on its way', async () => {
  // Given a list that the services read before the unblock, and that arrives after it
  const store = await listedStore();
  let isBlocked = true;
  let deliver: () => void = () => undefined;
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  server.use(
    http.get(blocksUrl, async () => {
      const blocks = isBlocked ? [wireBlock()] : [];
      if (isBlocked) await delivery;
      return HttpResponse.json({ blocks });
    }),
    http.delete(`${blocksUrl}/corin`, () => {
      isBlocked = false;
      return HttpResponse.json({});
    }),
  );
  store.dispatch(blocksRequested());
  // When the player is unblocked before it arrives
  store.dispatch(unblockRequested('corin'));
  await stateWhere(store, ({ blocks }) => blocks.unblocking.status === 'loaded');
  deliver();
  // Then the list of after the unblock counts
  const state = await stateWhere(store, ({ blocks }) => blocks.status === 'loaded');
  await settle();
  expect(state.blocks.blocks).toEqual([]);
  expect(store.getState().blocks.blocks).toEqual([]);
});
