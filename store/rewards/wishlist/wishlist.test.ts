import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { buildReward } from '../../../services/testing/builders';
import { wireError, wireReward, wireWish } from '../../../services/testing/wireResponses';
import { loginSucceeded, logoutStarted, playerReturned } from '../../session/events';
import { rewardClaimed } from '../../spend/slice';
import { buildLoginReport } from '../../support/testing/builders';
import { settle, testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { balanceFetched } from '../../units/slice';
import { selectUnsavedWish, selectWishedIds, selectWishes, selectWishesToSee, selectWishesToNotify } from './selectors';
import { wishAdded, wishesNoted, wishlistRequested, wishRemoved } from './slice';

const listUrl = `${testServicesUrl}/v1/profiles/me/club/wishlist`;
const wishUrl = `${listUrl}/:rewardId`;
const at = '2024-03-04T12:00:00.000Z';
const mask = buildReward();

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Stores a list. Returns the requests in order. */
function keepWishes(...wishes: object[]) {
  const calls: string[] = [];
  const notes: unknown[] = [];
  server.use(
    http.get(listUrl, () => HttpResponse.json({ wishes })),
    http.put(listUrl, async ({ request }) => {
      notes.push(await request.json());
      return HttpResponse.json({ wishes });
    }),
    http.put(wishUrl, ({ params }) => {
      calls.push(`add ${String(params.rewardId)}`);
      return HttpResponse.json(wireWish());
    }),
    http.delete(wishUrl, ({ params }) => {
      calls.push(`remove ${String(params.rewardId)}`);
      return HttpResponse.json({});
    }),
  );
  return { calls, notes };
}

const reject = () => HttpResponse.json(wireError(1, 500), { status: 500 });

async function openWishlist(units: number | null = 120) {
  const made = createSignedInStore();
  if (units !== null) made.store.dispatch(balanceFetched({ units, expiring: [] }));
  made.store.dispatch(wishlistRequested());
  await stateWhere(made.store, ({ wishlist }) => wishlist.status !== 'loading');
  return made;
}

const settled = ({ store }: Awaited<ReturnType<typeof openWishlist>>) =>
  stateWhere(store, (state) => selectUnsavedWish(state) === null);

describe('the wishlist', () => {
  it('holds the rewards', async () => {
    keepWishes(wireWish(), wireWish({ rewardId: 'rune', reward: wireReward({ rewardId: 'rune', value: 200 }) }));
    const { store, reports } = await openWishlist();

    expect(selectWishes(store.getState())).toMatchObject([
      { wish: { rewardId: 'ferrymans-mask' }, availability: { kind: 'withinReach' } },
      { wish: { rewardId: 'rune' }, availability: { kind: 'short', missing: 80 } },
    ]);
    expect(reports).toEqual([]);
  });

  it('holds the failure, and loads on the next request', async () => {
    server.use(http.get(listUrl, reject));
    const { store } = await openWishlist();
    expect(store.getState().wishlist).toMatchObject({ status: 'failed', failure: { status: 500 } });

    keepWishes(wireWish());
    store.dispatch(wishlistRequested());

    await expect(stateWhere(store, ({ wishlist }) => wishlist.wishes.length === 1)).resolves.toBeDefined();
  });

  it('that failed loads again when the player returns', async () => {
    server.use(http.get(listUrl, reject));
    const { store } = await openWishlist();
    keepWishes(wireWish());
    store.dispatch(playerReturned());
    const { wishlist } = await stateWhere(store, (state) => state.wishlist.status === 'loaded');
    expect(wishlist.wishes).toHaveLength(1);
  });

  it('is forgotten when the player signs out', async () => {
    keepWishes(wireWish());
    const { store } = await openWishlist();

    store.dispatch(logoutStarted());

    expect(store.getState().wishlist).toMatchObject({ wishes: [], saved: [], status: 'idle' });
  });

  it('loses what was claimed', async () => {
    keepWishes(wireWish());
    const { store } = await openWishlist();

    store.dispatch(rewardClaimed({ rewardId: 'ferrymans-mask', unitBalance: 90 }));

    expect(store.getState().wishlist).toMatchObject({ wishes: [], saved: [] });
  });
});

describe('marking a reward', () => {
  it('shows at once, and is kept', async () => {
    const { calls } = keepWishes();
    const made = await openWishlist();

    made.store.dispatch(wishAdded({ reward: mask, isAffordable: false, at }));
    expect(selectWishedIds(made.store.getState())).toEqual(new Set(['ferrymans-mask']));

    const { wishlist } = await settled(made);
    expect(calls).toEqual(['add ferrymans-mask']);
    expect(wishlist.saved).toHaveLength(1);
  });

  it.each([
    ['a mark', [], (rewardId: string) => wishAdded({ reward: buildReward({ rewardId }), isAffordable: false, at }), []],
    ['taking one off', [wireWish()], wishRemoved, ['ferrymans-mask']],
  ] as const)('reverts %s that is refused, and tells of it', async (_case, kept, change, left) => {
    keepWishes(...kept);
    server.use(http.put(wishUrl, reject), http.delete(wishUrl, reject));
    const made = await openWishlist();

    made.store.dispatch(change('ferrymans-mask'));

    const { wishlist } = await settled(made);
    expect(wishlist.wishes.map(({ rewardId }) => rewardId)).toEqual(left);
    expect(made.store.getState().toasts.shown.at(-1)).toMatchObject({
      about: 'wishRejected',
      isWished: kept.length === 0,
    });
    expect(made.reports).toEqual([]);
  });

  it.each([
    ['a mark', [], wishAdded({ reward: mask, isAffordable: false, at }), [wireWish()]],
    ['taking one off', [wireWish()], wishRemoved(mask.rewardId), []],
  ] as const)(
    'keeps %s whose response is lost, once it turns out to be stored',
    async (_case, kept, change, stored) => {
      keepWishes(...kept);
      const made = await openWishlist();
      const lose = () => {
        keepWishes(...stored);
        return HttpResponse.error();
      };
      server.use(http.put(wishUrl, lose), http.delete(wishUrl, lose));

      made.store.dispatch(change);

      const { wishlist, toasts } = await settled(made);
      for (const wishes of [wishlist.wishes, wishlist.saved]) expect(wishes).toHaveLength(stored.length);
      expect(toasts.shown).not.toContainEqual(expect.objectContaining({ about: 'wishRejected' }));
    },
  );

  it('reverts a mark whose response is lost where it was not stored, and tells of it', async () => {
    keepWishes();
    server.use(http.put(wishUrl, () => HttpResponse.error()));
    const made = await openWishlist();

    made.store.dispatch(wishAdded({ reward: mask, isAffordable: false, at }));

    const { wishlist } = await settled(made);
    expect(wishlist).toMatchObject({ wishes: [], saved: [] });
    expect(made.store.getState().toasts.shown).toMatchObject([{ about: 'wishRejected', isWished: true }]);
  });

  it('ends with the last change, however quick they are', async () => {
    const { calls } = keepWishes();
    const made = await openWishlist();
    made.store.dispatch(wishAdded({ reward: mask, isAffordable: false, at }));
    made.store.dispatch(wishRemoved(mask.rewardId));
    made.store.dispatch(wishAdded({ reward: mask, isAffordable: false, at }));
    made.store.dispatch(wishRemoved(mask.rewardId));

    await stateWhere(made.store, ({ wishlist }) => wishlist.saved.length === 1);
    const { wishlist } = await settled(made);
    expect(wishlist).toMatchObject({ wishes: [], saved: [] });
    expect(calls).toEqual(['add ferrymans-mask', 'remove ferrymans-mask']);
  });

  it('goes on after a sign-out that cut a change short', async () => {
    keepWishes();
    server.use(http.put(wishUrl, () => delay('infinite')));
    const made = await openWishlist();
    made.store.dispatch(wishAdded({ reward: mask, isAffordable: false, at }));
    made.store.dispatch(logoutStarted());
    await settle();
    expect(made.store.getState().wishlist).toMatchObject({ wishes: [] });

    const { calls } = keepWishes();
    made.store.dispatch(loginSucceeded(buildLoginReport()));
    made.store.dispatch(wishAdded({ reward: mask, isAffordable: false, at }));

    const { wishlist } = await settled(made);
    expect(wishlist.saved).toHaveLength(1);
    expect(calls).toEqual(['add ferrymans-mask']);
  });
});

describe('the notification of an affordable wish', () => {
  it('waits for the balance', async () => {
    keepWishes(wireWish());
    const { store } = await openWishlist(null);
    expect(selectWishesToNotify(store.getState())).toEqual([]);
    expect(selectWishesToSee(store.getState())).toEqual([]);

    store.dispatch(balanceFetched({ units: 30, expiring: [] }));

    expect(store.getState().toasts.shown).toMatchObject([{ about: 'wishesAffordable', count: 1 }]);
  });

  it('happens once, whatever the player signs in from', async () => {
    const { notes } = keepWishes(wireWish());
    const { store } = await openWishlist();

    expect(store.getState().toasts.shown).toMatchObject([{ about: 'wishesAffordable', count: 1 }]);
    expect(selectWishesToNotify(store.getState())).toEqual([]);
    expect(selectWishesToSee(store.getState())).toHaveLength(1);
    store.dispatch(wishesNoted({ seen: ['ferrymans-mask'], at }));
    expect(selectWishesToSee(store.getState())).toEqual([]);

    await delay(20);
    expect(notes).toEqual([
      { notified: ['ferrymans-mask'], seen: [] },
      { notified: [], seen: ['ferrymans-mask'] },
    ]);
  });

  it('is not for what was affordable when it was marked', async () => {
    const { notes } = keepWishes();
    const made = await openWishlist();

    made.store.dispatch(wishAdded({ reward: mask, isAffordable: true, at }));
    expect(selectWishesToNotify(made.store.getState())).toEqual([]);

    await settled(made);
    await delay(20);
    expect(notes).toEqual([{ notified: ['ferrymans-mask'], seen: ['ferrymans-mask'] }]);
  });
});
