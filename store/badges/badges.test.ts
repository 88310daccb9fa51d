import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireAction, wireBadge, wireError } from '../../services/testing/wireResponses';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { selectBadgeEntries } from './selectors';
import { badgesRequested } from './slice';

const website = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(`${website}/badges/details`, () =>
      HttpResponse.json({
        badges: [wireBadge({ actionId: 'first-dock' }), wireBadge({ badgeId: 'last-light', isOwned: false })],
      }),
    ),
    http.get(`${testServicesUrl}/v1/profiles/me/club/console/actions/details`, () =>
      HttpResponse.json({ actions: [wireAction()], groups: [] }),
    ),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('badges', () => {
  it('of a game come with what there is to do for them', async () => {
    const { store, reports } = createSignedInStore();

    store.dispatch(badgesRequested({ spaceId: 'space-halcyon' }));

    const state = await stateWhere(store, ({ badges }) => badges.status === 'loaded');
    expect(selectBadgeEntries(state)).toMatchObject([
      { badge: { badgeId: 'first-dock', isOwned: true }, action: { id: 'first-dock', xp: 50 } },
      { badge: { badgeId: 'last-light', isOwned: false } },
    ]);
    expect(reports).toEqual([]);
  });

  it('hold the failure when they could not be fetched', async () => {
    server.use(http.get(`${website}/badges/details`, () => HttpResponse.json(wireError(1, 400), { status: 400 })));
    const { store } = createSignedInStore();

    store.dispatch(badgesRequested({ spaceId: 'space-halcyon' }));

    const state = await stateWhere(store, ({ badges }) => badges.status === 'failed');
    expect(state.badges.failure).toMatchObject({ code: 1 });
  });
});
