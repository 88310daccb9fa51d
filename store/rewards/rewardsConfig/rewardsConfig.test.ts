import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireGame } from '../../../services/testing/wireResponses';
import { logoutStarted, userInfoLoaded } from '../../session/events';
import { selectListLoading } from '../../catalog/selectors';
import { listRequested } from '../../catalog/slice';
import { idle } from '../../support/requestState';
import { buildUser } from '../../support/testing/builders';
import { settle, testEnvironment, testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';

const configUrl = `${testServicesUrl}/v1/spaces/${testEnvironment.clubSpaceId}/club/configs`;
const unknown = { rewardsConfig: { ...idle, request: null, data: null } };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves the config. Returns the queries of the requests. */
function serveConfig(values: { environment?: string; days?: number } = {}) {
  const queries: string[] = [];
  server.use(
    http.get(configUrl, ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json({
        ...{ spaceId: testEnvironment.clubSpaceId, country: 'US', locale: 'en-US', environment: 'UAT', days: 180 },
        ...{ rarities: [{ id: 'COMMON', name: 'Common' }], features: { challengesEnabled: true, statsEnabled: true } },
        ...values,
      });
    }),
  );
  return queries;
}

/** Serves the latest releases. Returns the queries of the requests. */
function serveReleases() {
  const queries: string[] = [];
  server.use(
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/games/latestreleased`, ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json([wireGame({})]);
    }),
  );
  return queries;
}

const areReleasesLoaded = (state: Parameters<typeof selectListLoading>[0]) =>
  selectListLoading(state, 'latestReleases').status === 'loaded';

it('is fetched once after the sign-in, for the player’s country and language', async () => {
  const queries = serveConfig();
  const { store, reports } = createSignedInStore({ state: unknown });

  store.dispatch(userInfoLoaded(buildUser({ country: 'US' })));
  const { rewardsConfig } = await stateWhere(store, (state) => state.rewardsConfig.data !== null);
  store.dispatch(userInfoLoaded(buildUser({ country: 'US' })));
  await settle();

  expect(rewardsConfig.data).toEqual({ environment: 'UAT', days: 180 });
  expect(queries).toEqual(['?country=US&locale=en-US']);
  expect(reports).toEqual([]);
});

it('says for how many days a game is a new release, also where the list is asked for first', async () => {
  serveConfig({ days: 90 });
  const releases = serveReleases();
  const { store } = createSignedInStore({ state: unknown });

  store.dispatch(listRequested({ list: 'latestReleases' }));
  await stateWhere(store, areReleasesLoaded);

  expect(releases).toEqual(['?days=90&limit=100&friends=false']);
});

it('leaves the days to the services where it cannot be fetched', async () => {
  server.use(http.get(configUrl, () => new HttpResponse(null, { status: 500 })));
  const releases = serveReleases();
  const { store, reports } = createSignedInStore({ state: unknown });

  store.dispatch(listRequested({ list: 'latestReleases' }));
  await stateWhere(store, areReleasesLoaded);

  expect(releases).toEqual(['?limit=100&friends=false']);
  expect(reports).toEqual([]);
});

it('reports services of another environment than the site’s', async () => {
  serveConfig({ environment: 'LIVE' });
  const { store, reports } = createSignedInStore({ state: unknown });

  store.dispatch(userInfoLoaded(buildUser()));
  await stateWhere(store, (state) => state.rewardsConfig.data !== null);

  expect(reports).toEqual([new Error('The site is set to UAT, but its services are LIVE.')]);
});

it('is forgotten at the sign-out', async () => {
  serveConfig();
  const { store } = createSignedInStore({ state: unknown });
  store.dispatch(userInfoLoaded(buildUser()));
  await stateWhere(store, (state) => state.rewardsConfig.data !== null);

  store.dispatch(logoutStarted());

  expect(store.getState().rewardsConfig).toEqual(unknown.rewardsConfig);
});
