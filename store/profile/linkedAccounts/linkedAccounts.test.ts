import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { loginSucceeded, logoutStarted } from '../../session/events';
import type { PlayerState } from '../../rootReducer';
import { buildLinkedProfile, buildLoginReport } from '../../support/testing/builders';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { confirmationRequested, linkedAccountsRequested, linkRequested, unlinkRequested } from './slice';

const steam = buildLinkedProfile();
const waiting = buildLinkedProfile({ isConfirmed: false });
const psn = buildLinkedProfile({ profileId: 'psn-1', platformType: 'psn', nameOnPlatform: 'Marlo_P' });
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(`${testServicesUrl}/v3/profiles/me/external`, () => HttpResponse.json({ profiles: [steam] })),
    http.post(`${testServicesUrl}/v3/users/:id/profiles`, () => HttpResponse.json({ profiles: [steam, psn] })),
    http.put(`${testServicesUrl}/v3/users/:id/profiles/steam-1`, () => HttpResponse.json({ profiles: [steam] })),
    http.delete(`${testServicesUrl}/v3/users/:id/profiles/steam-1`, () => HttpResponse.json({})),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function given() {
  const made = createSignedInStore();
  made.store.dispatch(linkedAccountsRequested());
  await stateWhere(made.store, ({ linkedAccounts }) => linkedAccounts.status === 'loaded');
  return made;
}
const isQuiet = ({ linkedAccounts }: PlayerState) =>
  [linkedAccounts.linking, linkedAccounts.confirming, linkedAccounts.unlinking].every(
    ({ status }) => status !== 'loading',
  );
const reject = (errorCode: number) => () => HttpResponse.json({ message: 'No', errorCode }, { status: 409 });

it.each([
  ['linking adds an account', linkRequested('psn t=1'), ['steam-1', 'psn-1']],
  ['unlinking takes one away', unlinkRequested('steam-1'), []],
])('%s', async (_case, event, left) => {
  const { store } = await given();
  store.dispatch(event);
  expect(isQuiet(store.getState())).toBe(false);
  const { linkedAccounts } = await stateWhere(store, isQuiet);
  expect(linkedAccounts.profiles.map(({ profileId }) => profileId)).toEqual(left);
});

it('unlinking takes away no other account', async () => {
  server.use(
    http.get(`${testServicesUrl}/v3/profiles/me/external`, () => HttpResponse.json({ profiles: [steam, psn] })),
  );
  const { store } = await given();
  store.dispatch(unlinkRequested('steam-1'));
  expect(store.getState().linkedAccounts.unlinking.profileId).toBe('steam-1');
  const { linkedAccounts } = await stateWhere(store, isQuiet);
  expect(linkedAccounts).toMatchObject({ profiles: [psn], unlinking: { status: 'loaded', profileId: null } });
});

it('an account that waits after a password reset is confirmed', async () => {
  server.use(http.get(`${testServicesUrl}/v3/profiles/me/external`, () => HttpResponse.json({ profiles: [waiting] })));
  const { store } = await given();
  expect(store.getState().linkedAccounts.profiles).toEqual([waiting]);
  store.dispatch(confirmationRequested('steam-1'));
  expect(store.getState().linkedAccounts.confirming.profileId).toBe('steam-1');
  const { linkedAccounts } = await stateWhere(store, isQuiet);
  expect(linkedAccounts).toMatchObject({ profiles: [steam], confirming: { profileId: null } });
});

it('an account without a mark of the services is confirmed', async () => {
  const { isConfirmed: _, ...unmarked } = waiting;
  server.use(http.get(`${testServicesUrl}/v3/profiles/me/external`, () => HttpResponse.json({ profiles: [unmarked] })));
  const { store } = await given();
  expect(store.getState().linkedAccounts.profiles).toEqual([steam]);
});

it.each([
  ['linking', linkRequested('psn t=1'), 'post', 'linking'],
  ['confirming', confirmationRequested('steam-1'), 'put', 'confirming'],
  ['unlinking', unlinkRequested('steam-1'), 'delete', 'unlinking'],
] as const)('%s that is refused changes nothing, and says why', async (_case, event, method, request) => {
  server.use(http[method](`${testServicesUrl}/v3/users/*`, reject(2023)));
  const { store } = await given();
  store.dispatch(event);
  const { linkedAccounts } = await stateWhere(store, isQuiet);
  expect(linkedAccounts.profiles).toEqual([steam]);
  expect(linkedAccounts[request].failure).toMatchObject({ code: 2023 });
});

it.each([
  ['linking', linkRequested('psn t=1'), 'post', ['steam-1', 'psn-1']],
  ['unlinking', unlinkRequested('steam-1'), 'delete', []],
] as const)('%s that a sign-out cut short is there for the next player', async (_case, event, method, left) => {
  const { store } = await given();
  server.use(http[method](`${testServicesUrl}/v3/users/*`, () => delay('infinite'), { once: true }));
  store.dispatch(event);
  store.dispatch(logoutStarted());
  await stateWhere(store, isQuiet);

  store.dispatch(loginSucceeded(buildLoginReport()));
  store.dispatch(linkedAccountsRequested());
  await stateWhere(store, ({ linkedAccounts }) => linkedAccounts.status === 'loaded');
  store.dispatch(event);

  const ids = ({ linkedAccounts }: PlayerState) => linkedAccounts.profiles.map(({ profileId }) => profileId);
  await stateWhere(store, (state) => isQuiet(state) && ids(state).join() === left.join());
});
