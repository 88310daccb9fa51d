import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireBlock, wireError, wireFriend } from '../../../services/testing/wireResponses';
import { logoutStarted } from '../../session/events';
import { settle, testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { runTask } from '../../support/useTask';
import { selectFriends } from '../selectors';
import { requestsFetched } from '../friendRequests/slice';
import { friendsFetched } from '../slice';
import { friendUrls } from '../testing/friendsOnTheWire';
import { block, blocks, report, unblock } from './tasks';

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

async function listed() {
  const made = createSignedInStore();
  made.store.dispatch(blocks.requested(null));
  await stateWhere(made.store, (state) => state.blocks.status === 'loaded');
  return made;
}

it('lists the blocked players, and clears them at a sign-out', async () => {
  const { store } = await listed();
  expect(store.getState().blocks.data).toMatchObject([{ pid: 'corin', nameOnPlatform: 'Corin' }]);
  store.dispatch(logoutStarted());
  expect(store.getState().blocks.data).toBeNull();
});

test.each([
  [corin, { pid: 'corin' }],
  [{ pid: null, name: 'Corin' }, { nameOnPlatform: 'Corin' }],
])('a block of %j sends %j, and ends the friendship', async (subject, sent) => {
  const heard: unknown[] = [];
  server.use(
    http.get(blocksUrl, () => HttpResponse.json({ blocks: [wireBlock({ pid: 'dune' })] })),
    http.post(blocksUrl, async ({ request }) => {
      heard.push(await request.json());
      return HttpResponse.json(wireBlock());
    }),
  );
  const { store } = await listed();
  const friend = { ...wireFriend({ pid: 'corin' }), avatarUrl: 'http://services.test/corin.svg' };
  store.dispatch(friendsFetched({ friends: [friend], counts: null, presences: null }));

  await runTask(store, () => block(subject));

  expect(selectFriends(store.getState())).toEqual([]);
  expect(store.getState().blocks.data?.map(({ pid }) => pid)).toEqual(['corin', 'dune']);
  expect(heard).toEqual([sent]);
});

it('is in a list that was still on its way when the player was blocked', async () => {
  let isBlocked = false;
  let deliver: () => void = () => undefined;
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  server.use(
    http.get(blocksUrl, async () => {
      const list = isBlocked ? [wireBlock()] : [];
      if (!isBlocked) await delivery;
      return HttpResponse.json({ blocks: list });
    }),
    http.post(blocksUrl, () => {
      isBlocked = true;
      return HttpResponse.json(wireBlock());
    }),
  );
  const { store } = createSignedInStore();
  store.dispatch(blocks.requested(null));
  await settle();
  await runTask(store, () => block(corin));
  deliver();
  const state = await stateWhere(store, (current) => current.blocks.status === 'loaded');
  expect(state.blocks.data).toMatchObject([{ pid: 'corin' }]);
});

it('leaves the friendship as it is where a block fails', async () => {
  server.use(http.post(blocksUrl, rejection(2000, 500)));
  const { store } = createSignedInStore();
  const friend = { ...wireFriend({ pid: 'corin' }), avatarUrl: 'http://services.test/corin.svg' };
  store.dispatch(friendsFetched({ friends: [friend], counts: null, presences: null }));
  await expect(runTask(store, () => block(corin))).resolves.toMatchObject({ failure: { code: 2000 } });
  expect(selectFriends(store.getState())).toHaveLength(1);
});

it('reads blocks, friends and requests again where the response of a block is lost', async () => {
  const readAgain = new Set<string>();
  const read = (list: string, response: object) => () => {
    readAgain.add(list);
    return HttpResponse.json(response);
  };
  const { store } = await listed();
  const friend = { ...wireFriend({ pid: 'corin' }), avatarUrl: 'http://services.test/corin.svg' };
  store.dispatch(friendsFetched({ friends: [friend], counts: null, presences: null }));
  store.dispatch(requestsFetched([]));
  server.use(
    http.post(blocksUrl, () => HttpResponse.error()),
    http.get(blocksUrl, read('blocks', { blocks: [wireBlock()] })),
    http.get(friendUrls.friends, read('friends', { friends: [] })),
    http.get(friendUrls.requests, read('requests', { requests: [] })),
  );
  await expect(runTask(store, () => block(corin))).resolves.toMatchObject({ failure: { status: 0 } });
  await stateWhere(store, (state) => selectFriends(state).length === 0);
  await settle();
  expect([...readAgain].toSorted()).toEqual(['blocks', 'friends', 'requests']);
});

it('reports a player', async () => {
  const heard: unknown[] = [];
  server.use(
    http.post(reportsUrl, async ({ request }) => {
      heard.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  const { store } = createSignedInStore();
  await runTask(store, () => report(corin, { reason: 'spam', note: 'Ads' }));
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
  const { store, otherTabs } = await listed();
  const outcome = await runTask(store, () => unblock({ pid: 'corin', nameOnPlatform: 'Corin' }));
  expect(store.getState().blocks.data).toHaveLength(count);
  expect(otherTabs.announced).toEqual(count === 0 ? ['friends'] : []);
  expect(outcome).toMatchObject(count === 0 ? { output: undefined } : { failure: { code } });
});

it('keeps a player away who was unblocked while an older list was still on its way', async () => {
  // Given a list that the services read before the unblock, and that arrives after it
  const { store } = await listed();
  let isBlocked = true;
  let deliver: () => void = () => undefined;
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  server.use(
    http.get(blocksUrl, async () => {
      const list = isBlocked ? [wireBlock()] : [];
      if (isBlocked) await delivery;
      return HttpResponse.json({ blocks: list });
    }),
    http.delete(`${blocksUrl}/corin`, () => {
      isBlocked = false;
      return HttpResponse.json({});
    }),
  );
  store.dispatch(blocks.requested(null));
  // When the player is unblocked before it arrives
  await runTask(store, () => unblock({ pid: 'corin', nameOnPlatform: 'Corin' }));
  deliver();
  // Then the list of after the unblock counts
  await settle();
  expect(store.getState().blocks).toMatchObject({ status: 'loaded', data: [] });
});
