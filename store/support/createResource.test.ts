import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { comparison } from '../friends/tasks';
import { devices } from '../profile/tasks';
import { gifts } from '../rewards/gifts/tasks';
import { playerReturned } from '../session/events';
import { buildUserProfile } from './testing/builders';
import { settle, testServicesUrl } from './testing/createTestStore';
import { createSignedInStore, stateWhere } from './testing/signedInStore';
import { runTask } from './useTask';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const data = { profile: buildUserProfile(), games: [] };
const none = comparison.reducer(undefined, { type: 'nothing' });
const fetched = [comparison.requested('ansel'), comparison.fetched(data)].reduce(comparison.reducer, none);

it.each([
  ['of the same input stays while it is fetched again', comparison.requested('ansel'), 'loading', data],
  ['of another input does not show', comparison.requested('brisa'), 'loading', null],
  ['leaves when it is forgotten', comparison.forgotten(), 'idle', null],
])('data %s', (_case, action, status, shown) => {
  expect(fetched).toMatchObject({ status: 'loaded', data });
  expect(comparison.reducer(fetched, action)).toMatchObject({ status, failure: null, data: shown });
});

it('is fetched again, but only where it was requested', async () => {
  let calls = 0;
  server.use(
    http.get(`${testServicesUrl}/v3/users/me/devices`, () => {
      calls += 1;
      return HttpResponse.json({ message: 'No' }, { status: 400 });
    }),
  );
  const { store, reports } = createSignedInStore();
  await runTask(store, devices.refresh);
  await settle();
  expect(calls).toBe(0);

  store.dispatch(devices.requested(null));
  const failed = await stateWhere(store, (state) => state.devices.status === 'failed');
  expect(failed.devices.failure).toMatchObject({ status: 400 });
  await runTask(store, devices.refresh);
  await stateWhere(store, ({ devices: { status } }) => calls === 2 && status === 'failed');
  // Such as from a place without a network.
  store.dispatch(playerReturned());
  await stateWhere(store, () => calls === 3);
  expect(reports).toEqual([]);
});

it.each([
  ['once where it failed', 400],
  ['where it did not', 200],
])('that is refreshed on every return is fetched %s', async (_case, status) => {
  let calls = 0;
  server.use(
    http.get(/\/gifts\b/, () => {
      calls += 1;
      return HttpResponse.json(status === 200 ? { gifts: [], total: 0 } : { message: 'No' }, { status });
    }),
  );
  const { store } = createSignedInStore();
  store.dispatch(gifts.requested(null));
  const isAnswered = () => stateWhere(store, (state) => !['idle', 'loading'].includes(state.gifts.status));
  await isAnswered();
  store.dispatch(playerReturned());
  await settle();
  await isAnswered();
  expect(calls).toBe(2);
});
