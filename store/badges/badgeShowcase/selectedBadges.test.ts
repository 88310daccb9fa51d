import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { readUserProfile } from '../../../services/clubWebsite/profiles';
import { wireBadge, wireError, wirePlayerProfile } from '../../../services/testing/wireResponses';
import { profileLoaded } from '../../profile/slice';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { runTask } from '../../support/useTask';
import { selectSelection } from './selectors';
import { ownedBadges, type SelectionChange, storeSelection } from './tasks';

const website = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const entityUrl = `${testServicesUrl}/v2/profiles/entities/my-badges`;
const owned = ['first-dock', 'last-light', 'night-shift', 'slow-burn'];
const wireProfile = (...shown: string[]) =>
  wirePlayerProfile({
    unlockedBadgeSlot: 4,
    selectedBadges: {
      entityId: 'my-badges',
      revision: 3,
      badges: shown.map((badgeId) => wireBadge({ badgeId, isOwned: true })),
    },
  });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(`${website}/badges/details`, () =>
      HttpResponse.json({
        badges: [...owned, 'not-mine'].map((badgeId) => wireBadge({ badgeId, isOwned: badgeId !== 'not-mine' })),
      }),
    ),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The stored entity at a revision. Returns the bodies of the updates. */
function keepEntity(revision: number, badgeList: string[]) {
  const bodies: JsonBodyType[] = [];
  const kept = { revision, badgeList };
  const entity = () => ({
    entityId: 'my-badges',
    spaceId: null,
    type: 'userSelectedBadges',
    revision: kept.revision,
    obj: { badgeList: kept.badgeList },
  });
  server.use(
    http.get(entityUrl, () => HttpResponse.json(entity())),
    http.put<never, { badgeList: string[]; revision: number }>(entityUrl, async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      if (body.revision !== kept.revision) return HttpResponse.json(wireError(2008, 409), { status: 409 });
      kept.revision += 1;
      kept.badgeList = body.badgeList;
      return HttpResponse.json(entity());
    }),
  );
  return bodies;
}

async function storeWith(...shown: string[]) {
  const made = createSignedInStore();
  made.store.dispatch(profileLoaded(readUserProfile(wireProfile(...shown))));
  made.store.dispatch(ownedBadges.requested(null));
  await stateWhere(made.store, (state) => state.ownedBadges.status === 'loaded');
  return { ...made, save: (change: SelectionChange) => runTask(made.store, () => storeSelection(change)) };
}

const base = { revision: 3, badgeList: ['first-dock', 'last-light'] };

describe('the badges that a player shows', () => {
  it('are chosen among all that are theirs', async () => {
    const { store } = await storeWith();
    expect(store.getState().ownedBadges.data?.map(({ badgeId }) => badgeId)).toEqual(owned);
  });

  it('are stored on the revision that they were chosen on, and known at once', async () => {
    const bodies = keepEntity(3, base.badgeList);
    const { store, save, reports } = await storeWith(...base.badgeList);

    const outcome = await save({ base, badgeList: ['last-light', 'first-dock'] });

    expect(outcome).toEqual({ output: { wasMerged: false } });
    expect(selectSelection(store.getState())).toMatchObject({
      revision: 4,
      badges: [{ badgeId: 'last-light' }, { badgeId: 'first-dock' }],
    });
    expect(bodies).toEqual([
      {
        badgeList: ['last-light', 'first-dock'],
        revision: 3,
        spaceId: null,
        tags: ['badge', 'club'],
        type: 'userSelectedBadges',
      },
    ]);
    expect(reports).toEqual([]);
  });

  it('that were changed elsewhere meanwhile are read again, and both changes are kept', async () => {
    const bodies = keepEntity(7, ['first-dock', 'last-light', 'slow-burn']);
    const { store, save } = await storeWith(...base.badgeList);

    const outcome = await save({ base, badgeList: ['night-shift', 'first-dock'] });

    expect(bodies).toMatchObject([
      { revision: 3, badgeList: ['night-shift', 'first-dock'] },
      { revision: 7, badgeList: ['night-shift', 'first-dock', 'slow-burn'] },
    ]);
    expect(selectSelection(store.getState()).revision).toBe(8);
    expect(outcome).toEqual({ output: { wasMerged: true } });
  });

  it('stay unchanged when the services keep rejecting, and can be stored again', async () => {
    const { store, save } = await storeWith(...base.badgeList);
    let requests = 0;
    server.use(
      http.get(entityUrl, () => HttpResponse.json({ entityId: 'my-badges', type: 'userSelectedBadges', revision: 9 })),
      http.put(entityUrl, () => {
        requests += 1;
        return HttpResponse.json(wireError(2008, 409), { status: 409 });
      }),
    );
    await expect(save({ base, badgeList: ['first-dock'] })).resolves.toMatchObject({ failure: { code: 2008 } });
    expect(requests).toBe(3);
    expect(selectSelection(store.getState())).toMatchObject({ revision: 3, badges: [{}, {}] });

    keepEntity(3, base.badgeList);
    await expect(save({ base, badgeList: ['first-dock'] })).resolves.toHaveProperty('output');
  });

  it('that this device has not heard of come with the profile', async () => {
    keepEntity(7, ['first-dock', 'last-light', 'brand-new']);
    server.use(
      http.get(`${website}/playerprofile`, () =>
        HttpResponse.json(wireProfile('first-dock', 'night-shift', 'brand-new')),
      ),
    );
    const { store, save } = await storeWith(...base.badgeList);

    await save({ base, badgeList: ['first-dock', 'night-shift'] });

    const state = await stateWhere(store, (known) => selectSelection(known).badges.length === 3);
    expect(selectSelection(state).badges.map(({ badgeId }) => badgeId)).toContain('brand-new');
  });
});
