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
  it('are all of a game; those of another game do not show while its own are fetched', async () => {
    server.use(
      http.get(detailsUrl, () =>
        HttpResponse.json({ Statscards: [wireStatCard(), wireStatCard({ statName: 'docks' })] }),
      ),
    );
    const { store } = createSignedInStore();

    store.dispatch(stats.requested('space-halcyon'));
    const ofGame = await stateWhere(store, ({ stats }) => stats.status === 'loaded');
    expect(ofGame.stats.data?.map(({ statName }) => statName)).toEqual(['playtime', 'docks']);

    store.dispatch(stats.requested('space-halcyon'));
    expect(store.getState().stats).toMatchObject({ status: 'loading', data: ofGame.stats.data });
    store.dispatch(stats.requested('space-moongate'));
    expect(store.getState().stats).toMatchObject({ status: 'loading', data: null });
  });

  it('hold the failure when they could not be fetched', async () => {
    server.use(http.get(detailsUrl, () => HttpResponse.json(wireError(1, 400), { status: 400 })));
    const { store } = createSignedInStore();

    store.dispatch(stats.requested('space-halcyon'));

    const state = await stateWhere(store, ({ stats }) => stats.status === 'failed');
    expect(state.stats.failure).toMatchObject({ code: 1 });
  });
});
