import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireStatCard } from '../../services/testing/wireResponses';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { stats } from './tasks';

const detailsUrl = `${testServicesUrl}/v1/profiles/me/club/console/stats/details`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('statistics', () => {
  it('are all of a game; those of another one do not show while they are fetched', async () => {
    server.use(
      http.get(detailsUrl, ({ request }) =>
        HttpResponse.json({
          Statscards: ['playtime', 'docks'].map((statName) =>
            wireStatCard({ statName: `${statName} of ${new URL(request.url).searchParams.get('spaceId')}` }),
          ),
        }),
      ),
    );
    const { store } = createSignedInStore();
    const names = () => store.getState().stats.data?.map(({ statName }) => statName);

    store.dispatch(stats.requested('halcyon'));
    await stateWhere(store, (state) => state.stats.status === 'loaded');
    expect(names()).toEqual(['playtime of halcyon', 'docks of halcyon']);

    store.dispatch(stats.requested('salt'));
    expect(names()).toBeUndefined();
    await stateWhere(store, (state) => state.stats.status === 'loaded');
    expect(names()).toEqual(['playtime of salt', 'docks of salt']);
  });

  it('hold the failure when they could not be fetched', async () => {
    server.use(http.get(detailsUrl, () => HttpResponse.json(wireError(1, 400), { status: 400 })));
    const { store } = createSignedInStore();

    store.dispatch(stats.requested('halcyon'));

    const state = await stateWhere(store, (current) => current.stats.status === 'failed');
    expect(state.stats.failure).toMatchObject({ code: 1 });
  });
});
