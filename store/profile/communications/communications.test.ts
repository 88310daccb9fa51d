import { communicationsChanged } from '../../account/slice';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { userInfoLoaded } from '../../session/events';
import { buildUser } from '../../support/testing/builders';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { selectCommunicationOptIn, selectThirdPartyOptIn } from './selectors';
import { communicationsChangeStarted, communicationsChosen, communicationsReducer } from './slice';

const requests: unknown[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

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
  made.store.dispatch(userInfoLoaded(buildUser({ communicationOptIn: false, communicationThirdPartyOptIn: false })));
  return made;
}
const choice = (communicationOptIn: boolean, communicationThirdPartyOptIn: boolean) => ({
  communicationOptIn,
  communicationThirdPartyOptIn,
});

it.each([
  ['is kept where the services note it', 200, true],
  ['is taken back where they do not', 500, false],
])('a choice shows at once and %s', async (_case, status, isKept) => {
  const { store } = given(status);
  store.dispatch(communicationsChosen(choice(true, false)));
  expect(selectCommunicationOptIn(store.getState())).toBe(true);

  const state = await stateWhere(store, ({ communications }) => communications.pending === null);

  expect(selectCommunicationOptIn(state)).toBe(isKept);
  expect(state.account.userInfo?.communicationOptIn).toBe(isKept);
  expect(state.communications.failure === null).toBe(isKept);
});

it('a choice stays shown when an earlier one is stored', () => {
  const shown = communicationsReducer(undefined, communicationsChangeStarted(choice(true, true)));
  for (const earlier of [choice(false, true), choice(true, false)])
    expect(communicationsReducer(shown, communicationsChanged(earlier))).toEqual(shown);
  expect(communicationsReducer(shown, communicationsChanged(choice(true, true))).pending).toBeNull();
});

it('the last choice is sent last', async () => {
  const { store } = given(200);
  for (const each of [choice(true, false), choice(false, false), choice(true, true)]) {
    store.dispatch(communicationsChosen(each));
  }
  const state = await stateWhere(store, ({ communications }) => communications.pending === null);
  expect(requests).toEqual([choice(true, false), choice(true, true)]);
  expect([selectCommunicationOptIn(state), selectThirdPartyOptIn(state)]).toEqual([true, true]);
});
