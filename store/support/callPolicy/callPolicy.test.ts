import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { getBalance } from '../../../services/clubWebsite/balance';
import { defaultCallPolicy } from '../../../services/http/callPolicy';
import { userInfoLoaded } from '../../session/events';
import { appMounted } from '../appMounted';
import { callService } from '../callService';
import { buildUser } from '../testing/builders';
import { createTestStore, settle, testEnvironment, testServicesUrl } from '../testing/createTestStore';
import { createSignedInStore, stateWhere } from '../testing/signedInStore';

const configurationUrl = `${testServicesUrl}/v1/applications/${testEnvironment.appId}/configuration`;
const unconfigured = { callPolicy: { policy: defaultCallPolicy, isConfigured: false } };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves the publisher's configuration. Returns the URLs of the requests. */
function configure(sdkConfig: object) {
  const requests: string[] = [];
  server.use(
    http.get(configurationUrl, ({ request }) => {
      requests.push(request.url);
      return HttpResponse.json({ configuration: { sdkConfig } });
    }),
  );
  return requests;
}

it('takes timeout and back-off from the publisher after the sign-in, with one request', async () => {
  const requests = configure({
    timeoutSec: 20,
    keepAliveTimeoutMin: 15,
    httpRetry: { maxCount: 4, initialDelayMsec: 100 },
  });
  const { store } = createSignedInStore({ state: unconfigured });

  store.dispatch(userInfoLoaded(buildUser()));
  const { callPolicy } = await stateWhere(store, (state) => state.callPolicy.isConfigured);
  store.dispatch(userInfoLoaded(buildUser()));
  await settle();

  expect(callPolicy.policy).toEqual({ timeoutMs: 20_000, retries: 4, initialDelayMs: 100 });
  expect(requests).toHaveLength(1);
});

it('applies to every call', async () => {
  let calls = 0;
  server.use(
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`, () => {
      calls += 1;
      return new HttpResponse(null, { status: 503 });
    }),
  );
  const policy = { timeoutMs: 10_000, retries: 4, initialDelayMs: 0 };
  const { store } = createSignedInStore({ state: { callPolicy: { policy, isConfigured: true } } });

  const call = store.runSaga(() => callService(getBalance, null)).toPromise();

  await expect(call).rejects.toMatchObject({ status: 503 });
  expect(calls).toBe(5);
});

it.each([
  ['is missing', () => new HttpResponse(null, { status: 404 })],
  ['cannot be read', () => HttpResponse.json({ configuration: { sdkConfig: { httpRetry: 7 } } })],
])('keeps to the defaults where the configuration %s', async (_, answer) => {
  server.use(http.get(configurationUrl, answer));
  const { store, reports } = createSignedInStore({ state: unconfigured });

  store.dispatch(userInfoLoaded(buildUser()));
  await settle();

  expect(store.getState().callPolicy).toEqual({ policy: defaultCallPolicy, isConfigured: false });
  expect(reports).toEqual([]);
});

it('makes no request for a visitor', async () => {
  server.use(http.get(`${testServicesUrl}/v2/profiles/me/iplocation`, () => HttpResponse.json({ countryCode: 'FR' })));
  const requests = configure({});
  const { store } = createTestStore({ state: unconfigured });

  store.dispatch(appMounted());
  await stateWhere(store, ({ auth }) => auth.hasIpCountryLoaded);

  expect(requests).toEqual([]);
});
