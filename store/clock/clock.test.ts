import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { selectSignInStatus } from '../account/selectors';
import { appMounted } from '../support/appMounted';
import { buildTicketReport, buildUser, testNow, threeHours } from '../support/testing/builders';
import { createTestStore, testServicesUrl } from '../support/testing/createTestStore';

const [minute, hour] = [60_000, 60 * 60_000];
const never = () => new Promise<never>(() => undefined);
let serverNow = testNow;
const sent = (body: Record<string, unknown>) =>
  HttpResponse.json(body, { headers: { Date: new Date(serverNow).toUTCString() } });
const server = setupServer(
  http.get(`${testServicesUrl}/v2/profiles/me/iplocation`, () => sent({ countryCode: 'US' })),
  http.get(`${testServicesUrl}/v3/users/me`, () => sent({ ...buildUser() })),
  http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/playerprofile`, never),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  serverNow = testNow;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());
afterAll(() => server.close());

/** Lets calls of msw end, and the browser's time pass. */
async function pass(ms: number) {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise(setImmediate);
    await jest.advanceTimersByTimeAsync(0);
  }
  await jest.advanceTimersByTimeAsync(ms);
}

it.each([
  ['four hours fast', 4 * hour],
  ['five hours slow', -5 * hour],
])('a player whose clock is %s stays signed in, and the ticket is renewed when it ends', async (_what, wrong) => {
  const { store, signOn, clock } = createTestStore();
  clock.now = testNow + wrong;
  signOn.signIn();
  // The real sign-on reads the player's profile from the services before it reports the ticket.
  const { login } = signOn;
  let isCompared = false;
  store.subscribe(() => (isCompared = store.getState().clock.offsetMs !== 0));
  signOn.login = async () => {
    while (!isCompared) await new Promise(setImmediate);
    return login();
  };

  store.dispatch(appMounted());
  await pass(0);
  expect(selectSignInStatus(store.getState())).toBe('player');
  expect(store.getState().account.userInfo?.username).toBe('Marlo');

  await pass(169 * minute);
  expect(signOn.calls.getTicket).toBe(0);
  clock.now += 170 * minute;
  signOn.ticketOutcome = buildTicketReport({ ticket: 'second', expiration: testNow + 170 * minute + threeHours });
  await pass(minute);
  expect(store.getState().auth.ticket).toBe('second');
  await pass(60 * minute);
  expect(signOn.calls.getTicket).toBe(1);
});
