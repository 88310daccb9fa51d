import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { loginSucceeded, logoutStarted, userInfoLoaded } from '../session/events';
import { communications } from '../profile/tasks';
import type { PlayerState } from '../rootReducer';
import { buildLoginReport, buildUser } from './testing/builders';
import { testServicesUrl } from './testing/createTestStore';
import { createSignedInStore, stateWhere } from './testing/signedInStore';

const requests: unknown[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const choice = (communicationOptIn: boolean, communicationThirdPartyOptIn: boolean) => ({
  communicationOptIn,
  communicationThirdPartyOptIn,
});

/** A player who accepts no emails. The services answer choices with `status`. */
function given(status: number) {
  requests.length = 0;
  server.use(
    http.put(`${testServicesUrl}/v3/users/:id/communications`, async ({ request }) => {
      const choices = await request.json();
      requests.push(choices);
      await delay(20);
      return HttpResponse.json(status === 200 ? choices : { message: 'No' }, { status });
    }),
  );
  const made = createSignedInStore();
  made.store.dispatch(userInfoLoaded(buildUser(choice(false, false))));
  return made;
}
const isSettled = (state: PlayerState) => state.communications.pending === null;

it.each([
  ['is saved', 200, 'saved', true],
  ['is taken back where saving fails', 409, 'failed', false],
  ['is taken back where it is not known whether it is saved', 502, 'unsure', false],
])('a choice shows at once and %s', async (_case, status, outcome, isKept) => {
  const { store } = given(status);

  store.dispatch(communications.chosen(choice(true, false)));
  expect(store.getState().communications).toEqual({ pending: choice(true, false), outcome: null });

  const state = await stateWhere(store, isSettled);
  expect(state.communications.outcome).toBe(outcome);
  expect(state.account.userInfo?.communicationOptIn).toBe(isKept);
});

it('the last choice is sent last, those between are left out', async () => {
  const { store } = given(200);
  const last = choice(true, true);

  for (const each of [choice(true, false), choice(false, false), last]) {
    store.dispatch(communications.chosen(each));
    expect(store.getState().communications.pending).toEqual(each);
  }

  const { account } = await stateWhere(store, isSettled);
  expect(requests).toEqual([choice(true, false), last]);
  expect(account.userInfo).toMatchObject(last);
});

it('a sign-out cancels it, and the next player’s choice is sent', async () => {
  const { store } = given(200);
  store.dispatch(communications.chosen(choice(true, true)));
  store.dispatch(logoutStarted());
  expect(store.getState().communications).toEqual({ pending: null, outcome: null });

  store.dispatch(loginSucceeded(buildLoginReport()));
  store.dispatch(communications.chosen(choice(true, false)));

  expect((await stateWhere(store, isSettled)).communications.outcome).toBe('saved');
});
