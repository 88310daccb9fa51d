import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireStatCard } from '../../services/testing/wireResponses';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { statsRequested } from './slice';

const detailsUrl = `${testServicesUrl}/v1/profiles/me/club/console/stats/details`;
const overviewUrl = `${testServicesUrl}/clubwip/v1/profiles/me/club/website/stats/overview`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('statistics', () => {
  it('are all of a game, or an overview of the player', async () => {
    server.use(
      http.get(detailsUrl, () =>
        HttpResponse.json({ Statscards: [wireStatCard(), wireStatCard({ statName: 'docks' })] }),
      ),
      http.get(overviewUrl, () => HttpResponse.json({ Statscards: [wireStatCard({ statName: 'overall' })] })),
    );
    const { store } = createSignedInStore();

    store.dispatch(statsRequested({ spaceId: 'space-halcyon' }));
    const ofGame = await stateWhere(store, ({ stats }) => stats.status === 'loaded');
    expect(ofGame.stats.cards.map(({ statName }) => statName)).toEqual(['playtime', 'docks']);

    store.dispatch(statsRequested({ spaceId: null }));
    expect(store.getState().stats.cards).toEqual([]);
    const overall = await stateWhere(store, ({ stats }) => stats.status === 'loaded');
    expect(overall.stats.cards.map(({ statName }) => statName)).toEqual(['overall']);
  });

  it('hold the failure when they could not be fetched', async () => {
    server.use(http.get(overviewUrl, () => HttpResponse.json(wireError(1, 400), { status: 400 })));
    const { store } = createSignedInStore();

    store.dispatch(statsRequested({ spaceId: null }));

    const state = await stateWhere(store, ({ stats }) => stats.status === 'failed');
    expect(state.stats.failure).toMatchObject({ code: 1 });
  });
});
