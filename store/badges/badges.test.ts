import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { readUserProfile } from '../../services/clubWebsite/parse';
import { wireAction, wireError, wirePlayerProfile } from '../../services/testing/wireReplies';
import { profileLoaded } from '../profile/slice';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { selectActions, selectBadges, selectBadgesSelection, selectOwnedBadgesCount } from './selectors';
import { badgesRequested, selectionRequested } from './slice';

const website = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const entityUrl = `${testServicesUrl}/v2/profiles/entities/my-badges`;
const wireBadge = (badgeId: string, isOwned: boolean) => ({
  badgeId,
  spaceId: 'space-halcyon',
  gameSlug: 'halcyon-orbit',
  gameTitle: 'Halcyon Orbit',
  name: badgeId,
  description: '',
  imageUrl: null,
  actionId: null,
  isOwned,
});
const wireProfile = (revision: number) =>
  wirePlayerProfile({ selectedBadges: { entityId: 'my-badges', revision, badges: [wireBadge('first-dock', true)] } });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(`${website}/badges/details`, () =>
      HttpResponse.json({ badges: [wireBadge('first-dock', true), wireBadge('last-light', false)] }),
    ),
    http.get(`${testServicesUrl}/v1/profiles/me/club/console/actions/details`, () =>
      HttpResponse.json({ actions: [wireAction()], groups: [] }),
    ),
    http.get(`${website}/playerprofile`, () => HttpResponse.json(wireProfile(4))),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('badges', () => {
  it('of a game come with what there is to do for them', async () => {
    const { store, reports } = createSignedInStore();

    store.dispatch(badgesRequested({ spaceId: 'space-halcyon' }));

    const state = await stateWhere(store, ({ badges }) => badges.status === 'loaded');
    expect(selectBadges(state)).toHaveLength(2);
    expect(selectOwnedBadgesCount(state)).toBe(1);
    expect(selectActions(state)).toMatchObject([{ id: 'first-dock', isCompleted: true }]);
    expect(reports).toEqual([]);
  });

  it('of all games come alone', async () => {
    const { store } = createSignedInStore();

    store.dispatch(badgesRequested({ spaceId: null }));

    expect(selectActions(await stateWhere(store, ({ badges }) => badges.status === 'loaded'))).toEqual([]);
  });
});

describe('the badges that a player shows', () => {
  it('are stored on the revision that is known, and known afresh', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.put(entityUrl, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ entityId: 'my-badges', spaceId: null, type: 'userSelectedBadges', revision: 4 });
      }),
    );
    const { store } = createSignedInStore();
    store.dispatch(profileLoaded(readUserProfile(wireProfile(3))));

    store.dispatch(selectionRequested(['last-light', 'first-dock']));

    const state = await stateWhere(store, ({ profile }) => profile.selectedBadges?.revision === 4);
    expect(selectBadgesSelection(state).status).toBe('loaded');
    expect(bodies).toEqual([
      {
        badgeList: ['last-light', 'first-dock'],
        revision: 3,
        spaceId: null,
        tags: ['badge', 'club'],
        type: 'userSelectedBadges',
      },
    ]);
  });

  it('that were changed elsewhere are told, and known afresh', async () => {
    server.use(http.put(entityUrl, () => HttpResponse.json(wireError(2008, 409), { status: 409 })));
    const { store } = createSignedInStore();
    store.dispatch(profileLoaded(readUserProfile(wireProfile(3))));

    store.dispatch(selectionRequested(['first-dock']));

    const state = await stateWhere(store, ({ profile }) => profile.selectedBadges?.revision === 4);
    expect(selectBadgesSelection(state).failure).toMatchObject({ code: 2008 });
  });
});
