import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { selectSignInStatus } from '../../account/selectors';
import type { PlayerState } from '../../rootReducer';
import { settle, testServicesUrl } from '../../support/testing/createTestStore';
import { noSession } from '../../support/testing/fakeSignOn';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { logoutRequested } from '../../session/events';
import { signOutEverywhereRequested } from './slice';

const url = `${testServicesUrl}/v3/users/me/sessions`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const isVisitor = (state: PlayerState) => selectSignInStatus(state) === 'visitor';
const hasFailed = ({ signOutEverywhere }: PlayerState) => signOutEverywhere.status === 'failed';

it('ends all sessions, then signs out here and in other tabs, and opens the index', async () => {
  const tickets: unknown[] = [];
  server.use(
    http.delete(url, ({ request }) => {
      tickets.push(request.headers.get('Authorization'));
      return HttpResponse.json({});
    }),
  );
  const { store, signOn, otherTabs, navigations } = createSignedInStore();

  store.dispatch(signOutEverywhereRequested());
  store.dispatch(signOutEverywhereRequested());
  expect(selectSignInStatus(store.getState())).not.toBe('visitor');
  const { signOutEverywhere } = await stateWhere(store, isVisitor);
  await settle();

  expect(tickets).toEqual(['Ubi_v1 t=a-ticket']);
  expect(signOutEverywhere).toEqual({ status: 'idle', failure: null });
  expect(navigations).toEqual([{ routeName: 'index' }]);
  expect(signOn.calls.logout).toBe(1);
  expect(otherTabs.announced).toEqual(['signedOut']);
});

it('leaves the player signed in where the call fails; the next try may succeed', async () => {
  server.use(http.delete(url, () => HttpResponse.json({ message: 'No' }, { status: 500 }), { once: true }));
  const { store, otherTabs, navigations } = createSignedInStore();

  store.dispatch(signOutEverywhereRequested());
  const { auth } = await stateWhere(store, hasFailed);
  expect(auth.ticket).toBe('a-ticket');
  expect([navigations, otherTabs.announced]).toEqual([[], []]);

  server.use(http.delete(url, () => HttpResponse.json({})));
  store.dispatch(signOutEverywhereRequested());
  await stateWhere(store, isVisitor);
});

it('fails where the session has ended meanwhile: what else is open is unknown', async () => {
  server.use(
    http.delete(url, () => HttpResponse.json({ message: 'Ticket is expired', errorCode: 3 }, { status: 401 })),
  );
  const { store, signOn, navigations } = createSignedInStore();
  signOn.ticketOutcome = noSession();

  store.dispatch(signOutEverywhereRequested());
  const { auth } = await stateWhere(store, hasFailed);

  expect(auth).toMatchObject({ ticket: null, hasSessionEnded: true });
  expect(navigations).toEqual([]);
});

it('is given up at a sign-out', async () => {
  server.use(http.delete(url, () => new Promise<never>(() => undefined)));
  const { store, otherTabs } = createSignedInStore();
  store.dispatch(signOutEverywhereRequested());
  store.dispatch(logoutRequested());
  const { signOutEverywhere } = await stateWhere(store, isVisitor);
  expect(signOutEverywhere.status).toBe('idle');
  expect(otherTabs.announced).toEqual(['signedOut']);
});
