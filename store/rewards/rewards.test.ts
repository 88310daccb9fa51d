import type { UnknownAction } from 'redux';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { takeEvery } from 'typed-redux-saga';
import { toFailure } from '../../services/http/errors';
import { buildGame } from '../../services/testing/builders';
import { wireClaim, wireClubReward, wireError, wireReward, wireRewards } from '../../services/testing/wireResponses';
import { loginSucceeded, logoutStarted, playerReturned, policiesAccepted } from '../session/events';
import { gameFailed, gameFetched } from '../game/slice';
import { claimSpend } from '../spend/slice';
import { buildLoginReport } from '../support/testing/builders';
import { settle, testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { balanceFetched, balanceRequested } from '../units/slice';
import { areAllRedeemed, areUnavailable } from './rules';
import { selectClaimUses, selectOpenedByClaim, selectRewards } from './selectors';
import {
  detailsRequested,
  detailsSteps,
  overviewRequested,
  overviewSteps,
  refreshRequested,
  refreshSteps,
  rewardsOpened,
} from './slice';

const website = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const claimUrl = `${testServicesUrl}/v1/profiles/me/club/rewards`;
const detailsUrl = `${website}/rewards/details`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(detailsUrl, () => HttpResponse.json(wireRewards())),
    http.get(`${website}/newbalance`, () => HttpResponse.json({ units: 90, expiring: [] })),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A signed-in player with 120 Units on the page of a game. */
function openGame() {
  const made = createSignedInStore();
  made.store.dispatch(gameFetched(buildGame()));
  made.store.dispatch(balanceFetched({ units: 120, expiring: [] }));
  return made;
}

async function openRewards() {
  const made = openGame();
  made.store.dispatch(detailsRequested());
  await stateWhere(made.store, ({ rewards }) => rewards.status === 'loaded');
  return made;
}

/** Accepts claims. Returns idempotency keys and bodies of the requests. */
function takeClaims(...responses: (() => Response | Promise<Response>)[]) {
  const claims: { key: string | null; body: unknown }[] = [];
  server.use(
    http.post(claimUrl, async ({ request }) => {
      claims.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      return (responses[claims.length - 1] ?? (() => HttpResponse.json(wireClaim(90))))();
    }),
  );
  return claims;
}

describe("a game's rewards", () => {
  it('replace what was there, indexed by id', async () => {
    const { store, reports } = await openRewards();

    const state = store.getState();
    expect(state.rewards).toMatchObject({
      rewardIds: ['ferrymans-mask', 'lamp-oil'],
      overview: [
        { id: 'COMMON', owned: 1, available: 1 },
        { id: 'RARE', owned: 0, available: 1 },
      ],
      totalAvailable: 2,
      totalOwned: 1,
    });
    expect(selectRewards(state).map(({ name }) => name)).toEqual(["Ferryman's Mask", 'Lamp Oil']);
    expect(state.rewards).toMatchObject({ totalOwned: 1, totalAvailable: 2 });
    expect(areUnavailable(state.rewards)).toBe(false);
    expect(reports).toEqual([]);
  });

  it('are empty while they load, and stay on show while they refresh', async () => {
    const { store } = await openRewards();

    store.dispatch(refreshRequested());
    expect(store.getState().rewards.rewardIds).toHaveLength(2);

    store.dispatch(detailsRequested());
    expect(store.getState().rewards).toMatchObject({ rewardIds: [], overview: [], totalAvailable: 0 });
    expect(selectRewards(store.getState())).toEqual([]);
    await expect(stateWhere(store, ({ rewards }) => rewards.status === 'loaded')).resolves.toBeDefined();
  });

  it('stay visible when the page of their game is opened again, and not on the page of another game', async () => {
    const { spaceId } = buildGame();
    server.use(http.get(detailsUrl, () => HttpResponse.json(wireRewards({ rewards: [wireReward({ spaceId })] }))));
    const { store } = await openRewards();

    store.dispatch(rewardsOpened());
    expect(store.getState().rewards).toMatchObject({ rewardIds: [expect.any(String)], status: 'loaded' });

    store.dispatch(gameFetched(buildGame({ spaceId: 'another-space' })));
    store.dispatch(rewardsOpened());
    expect(store.getState().rewards).toMatchObject({ rewardIds: [], status: 'loading' });
    await expect(stateWhere(store, ({ rewards }) => rewards.status === 'loaded')).resolves.toBeDefined();
  });

  it('are refreshed when the player returns, if that failed before', async () => {
    const { store } = await openRewards();
    server.use(http.get(detailsUrl, () => HttpResponse.json(wireError(1003, 404), { status: 404 })));
    store.dispatch(refreshRequested());
    await settle();
    server.use(
      http.get(detailsUrl, () => HttpResponse.json(wireRewards({ rewards: [wireReward({ quantityPurchased: 1 })] }))),
    );
    store.dispatch(playerReturned());

    const { rewards } = await stateWhere(store, (state) => state.rewards.rewardIds.length === 1);
    expect(rewards.rewards['ferrymans-mask']?.quantityPurchased).toBe(1);
  });

  it('may be counted without being listed', async () => {
    server.use(http.get(`${website}/rewards/overview`, () => HttpResponse.json(wireRewards({ rewards: undefined }))));
    const { store } = openGame();

    store.dispatch(overviewRequested());

    const { rewards } = await stateWhere(store, (state) => state.rewards.totalAvailable > 0);
    expect(rewards).toMatchObject({ totalAvailable: 2, totalOwned: 1, rewardIds: [] });
  });

  it('hold the failure when they could not be loaded', async () => {
    server.use(http.get(detailsUrl, () => HttpResponse.json(wireError(1003, 404), { status: 404 })));
    const { store } = openGame();

    store.dispatch(detailsRequested());

    const { rewards } = await stateWhere(store, (state) => state.rewards.status === 'failed');
    expect(rewards.failure).toMatchObject({ code: 1003, status: 404 });
  });

  it('are cleared when the player signs out', async () => {
    const { store } = await openRewards();

    store.dispatch(logoutStarted());

    expect(store.getState().rewards).toMatchObject({ rewardIds: [], totalAvailable: 0, status: 'idle' });
    expect(store.getState().spend.claim).toBeNull();
  });
});

describe('without a current game', () => {
  const actions = [
    ['listing the rewards', detailsSteps, [detailsRequested()]],
    ['refreshing them', refreshSteps, [refreshRequested()]],
    ['counting them', overviewSteps, [overviewRequested()]],
    ['claiming one', claimSpend.steps, [claimSpend.opened({ id: 'ferrymans-mask' }), claimSpend.requested()]],
  ] as const;
  const games = [
    ['no game', []],
    ['only the sample game', [gameFailed(toFailure(new Error('No such game.')))]],
  ] as const;

  describe.each(games)('%s', (_, before) => {
    it.each(actions)('%s is rejected before anything is sent', async (_action, steps, events) => {
      const send = jest.fn<Promise<Response>, []>();
      const { store, reports } = createSignedInStore({ dependencies: { fetch: send } });
      before.forEach(store.dispatch);
      const told: UnknownAction[] = [];
      store.runSaga(function* () {
        yield* takeEvery([steps.failed, steps.succeeded, steps.ended], (event: UnknownAction) => void told.push(event));
      });

      events.forEach(store.dispatch);
      await settle();

      expect(told).toMatchObject([
        { type: steps.failed.type, payload: { message: 'This action needs the current game to be populated.' } },
        steps.ended(),
      ]);
      expect(send).not.toHaveBeenCalled();
      expect(reports).toEqual([]);
    });
  });
});

describe('claiming a reward', () => {
  it('shows first what it would do', async () => {
    const { store } = await openRewards();

    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));

    expect(selectClaimUses(store.getState())).toEqual([{ units: 120, expiresAt: null, used: 30, left: 90 }]);
  });

  it('pays once, and counts the reward as owned', async () => {
    const claims = takeClaims();
    const { store, reports } = await openRewards();
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));

    store.dispatch(claimSpend.requested());
    expect(store.getState().spend.claim?.status).toBe('loading');

    const state = await stateWhere(store, ({ spend }) => spend.claim?.status === 'loaded');
    expect(claims.map(({ body }) => body)).toEqual([{ id: 'ferrymans-mask', spaceId: 'space-halcyon', quantity: 1 }]);
    expect(state.spend.claim).toMatchObject({ result: { unitBalance: 90 } });
    expect(state.rewards.rewards['ferrymans-mask']?.quantityPurchased).toBe(1);
    expect(state.rewards).toMatchObject({ totalOwned: 2, totalAvailable: 2 });
    expect(areAllRedeemed(state.rewards)).toBe(true);
    expect(state.units.units).toBe(90);
    expect(state.profile.units).toBe(90);
    expect(reports).toEqual([]);
  });

  it('pays once however often it is clicked', async () => {
    const claims = takeClaims(() => delay(20).then(() => HttpResponse.json(wireClaim(90))));
    const { store } = await openRewards();
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));

    store.dispatch(claimSpend.requested());
    store.dispatch(claimSpend.requested());
    await stateWhere(store, ({ spend }) => spend.claim?.status === 'loaded');
    store.dispatch(claimSpend.requested());
    await delay(20);

    expect(claims).toHaveLength(1);
  });

  it('keeps its key when it is tried again after a failure, and takes another for another claim', async () => {
    const rejected = () => HttpResponse.json(wireError(1, 500), { status: 500 });
    const claims = takeClaims(rejected);
    const { store } = await openRewards();
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));

    store.dispatch(claimSpend.requested());
    await stateWhere(store, ({ spend }) => spend.claim?.status === 'failed');
    store.dispatch(claimSpend.requested());
    await stateWhere(store, ({ spend }) => spend.claim?.status === 'loaded');
    store.dispatch(claimSpend.closed());
    store.dispatch(claimSpend.opened({ id: 'lamp-oil' }));
    store.dispatch(claimSpend.requested());
    await stateWhere(store, ({ spend }) => spend.claim?.status === 'loaded');

    const [first, second, other] = claims.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it('that is rejected for outdated policies goes on under its key once they are accepted', async () => {
    const claims = takeClaims(() => HttpResponse.json(wireError(2026, 403), { status: 403 }));
    const { store } = await openRewards();
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));
    store.dispatch(claimSpend.requested());
    await stateWhere(store, ({ spend }) => spend.claim?.status === 'failed');

    store.dispatch(policiesAccepted(null));
    expect(store.getState().spend.claim).toMatchObject({ isOpen: true, status: 'idle', failure: null });
    store.dispatch(claimSpend.requested());
    await stateWhere(store, ({ spend }) => spend.claim?.status === 'loaded');
    expect(new Set(claims.map(({ key }) => key)).size).toBe(1);
  });

  it('that is rejected for an unverified email address is tried again under its key', async () => {
    const claims = takeClaims(() => HttpResponse.json(wireError(2029, 403), { status: 403 }));
    const { store } = await openRewards();
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));
    store.dispatch(claimSpend.requested());
    await stateWhere(store, ({ spend }) => spend.claim?.status === 'failed');
    store.dispatch(claimSpend.requested());
    await stateWhere(store, ({ spend }) => spend.claim?.status === 'loaded');
    expect(claims).toHaveLength(2);
    expect(new Set(claims.map(({ key }) => key)).size).toBe(1);
  });

  it('that is rejected changes nothing', async () => {
    takeClaims(() =>
      HttpResponse.json(wireError(2001, 409, 'The balance is too low for this reward.'), { status: 409 }),
    );
    const { store, reports } = await openRewards();
    const before = store.getState();
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));

    store.dispatch(claimSpend.requested());

    const state = await stateWhere(store, ({ spend }) => spend.claim?.status === 'failed');
    expect(state.spend.claim?.failure).toMatchObject({ code: 2001, status: 409 });
    expect(state.rewards.rewards).toBe(before.rewards.rewards);
    expect(state.units).toBe(before.units);
    expect(reports).toEqual([]);
  });

  it('that is overtaken reads the rewards and the balance again', async () => {
    takeClaims(() => HttpResponse.json(wireError(2002, 409), { status: 409 }));
    const { store } = await openRewards();
    server.use(
      http.get(detailsUrl, () => HttpResponse.json(wireRewards({ rewards: [wireReward({ quantityPurchased: 1 })] }))),
    );
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));

    store.dispatch(claimSpend.requested());

    const state = await stateWhere(
      store,
      ({ rewards, units }) => rewards.rewards['ferrymans-mask']?.quantityPurchased === 1 && units.units === 90,
    );
    expect(state.spend.claim).toMatchObject({ status: 'failed', failure: { code: 2002 } });
  });

  describe('whose dialog is left while it runs', () => {
    const late = (response: () => Response) => () => delay(20).then(response);

    it.each([
      ['succeeds', late(() => HttpResponse.json(wireClaim(90))), null],
      ['fails', late(() => HttpResponse.json(wireError(2001, 409), { status: 409 })), { code: 2001 }],
    ])('has a toast when it %s', async (_case, response, failure) => {
      takeClaims(response);
      const { store } = await openRewards();
      store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));
      store.dispatch(claimSpend.requested());

      store.dispatch(claimSpend.closed());

      const { spend, toasts } = await stateWhere(store, (state) => state.toasts.shown.length > 0);
      const unitBalance = failure === null ? 90 : null;
      expect(toasts.shown).toMatchObject([
        { about: 'claim', rewardId: 'ferrymans-mask', name: "Ferryman's Mask", failure, unitBalance },
      ]);
      expect(spend.claim).toMatchObject({ isOpen: false });
    });

    it('shows its receipt when the reward is opened again', async () => {
      takeClaims(late(() => HttpResponse.json(wireClaim(90))));
      const { store } = await openRewards();
      store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));
      store.dispatch(claimSpend.requested());
      store.dispatch(claimSpend.closed());
      await stateWhere(store, ({ toasts }) => toasts.shown.length > 0);

      store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));

      expect(store.getState().spend.claim).toMatchObject({
        isOpen: true,
        status: 'loaded',
        result: { unitBalance: 90 },
      });
    });

    it('comes back instead of a second claim beside it', async () => {
      takeClaims(late(() => HttpResponse.json(wireClaim(90))));
      const { store } = await openRewards();
      store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));
      store.dispatch(claimSpend.requested());
      store.dispatch(claimSpend.closed());

      store.dispatch(claimSpend.opened({ id: 'lamp-oil' }));

      expect(store.getState().spend.claim).toMatchObject({ subject: { id: 'ferrymans-mask' }, isOpen: true });
    });
  });

  it('keeps its key when its dialog is closed after a failure', async () => {
    const claims = takeClaims(() => HttpResponse.json(wireError(1, 500), { status: 500 }));
    const { store } = await openRewards();
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));
    store.dispatch(claimSpend.requested());
    await stateWhere(store, ({ spend }) => spend.claim?.status === 'failed');

    store.dispatch(claimSpend.closed());
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));
    expect(store.getState().spend.claim).toMatchObject({ status: 'idle', failure: null });
    store.dispatch(claimSpend.requested());

    await stateWhere(store, ({ spend }) => spend.claim?.status === 'loaded');
    expect(claims[1]?.key).toBe(claims[0]?.key);
  });

  it.each([
    ['seen', [claimSpend.requested()], [claimSpend.closed(), claimSpend.closed()]],
    ['not seen', [claimSpend.requested(), claimSpend.closed()], []],
  ])('whose outcome is unknown and %s is followed by what is so, once', async (_case, before, after) => {
    // What comes in place of a response.
    takeClaims(() => new HttpResponse('<html>'));
    const { store, otherTabs } = await openRewards();
    let reads = 0;
    server.use(
      http.get(detailsUrl, () => {
        reads += 1;
        return HttpResponse.json(wireRewards({ rewards: [wireReward({ quantityPurchased: 1 })] }));
      }),
    );
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));
    before.forEach(store.dispatch);
    await stateWhere(store, ({ spend }) => spend.claim?.status === 'failed');
    after.forEach(store.dispatch);

    const { rewards, units } = await stateWhere(
      store,
      (state) => state.rewards.rewardIds.length === 1 && state.units.units === 90,
    );
    expect(rewards.rewards['ferrymans-mask']?.quantityPurchased).toBe(1);
    expect(units.status).toBe('loaded');
    expect(reads).toBe(1);
    expect(otherTabs.announced).toEqual(['balance', 'claims']);
    const { spend, toasts } = await stateWhere(store, (state) => state.spend.claim === null);
    expect(spend.claim).toBeNull();
    const done = {
      about: 'claim',
      rewardId: 'ferrymans-mask',
      name: "Ferryman's Mask",
      failure: null,
      unitBalance: 90,
    };
    expect(toasts.shown).toMatchObject([done]);
  });

  /** A claim whose response is lost, and whose dialog is closed. */
  async function leaveUnsure() {
    const claims = takeClaims(() => new HttpResponse('<html>'));
    const made = await openRewards();
    made.store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));
    made.store.dispatch(claimSpend.requested());
    await stateWhere(made.store, ({ spend }) => spend.claim?.status === 'failed');
    return { ...made, claims };
  }
  const ownMask = () =>
    server.use(
      http.get(detailsUrl, () => HttpResponse.json(wireRewards({ rewards: [wireReward({ quantityPurchased: 1 })] }))),
    );

  it('whose outcome is unknown has its toast when the player is back online', async () => {
    const { store } = await leaveUnsure();
    server.use(
      http.get(detailsUrl, () => HttpResponse.error()),
      http.get(`${website}/newbalance`, () => HttpResponse.error()),
    );
    store.dispatch(claimSpend.closed());
    await stateWhere(store, ({ units }) => units.status === 'failed');
    ownMask();
    store.dispatch(playerReturned());
    await stateWhere(store, ({ rewards }) => rewards.rewardIds.length === 1);
    expect(store.getState().toasts.shown).toEqual([]);

    server.use(http.get(`${website}/newbalance`, () => HttpResponse.json({ units: 90, expiring: [] })));
    store.dispatch(balanceRequested());
    const { toasts } = await stateWhere(store, (state) => state.toasts.shown.length > 0);
    expect(toasts.shown).toMatchObject([{ about: 'claim', failure: null, unitBalance: 90 }]);
  });

  it('whose outcome is unknown has no toast where it was not carried out, nor a second one after another attempt', async () => {
    const { store, claims } = await leaveUnsure();
    store.dispatch(claimSpend.closed());
    await stateWhere(store, ({ units }) => units.units === 90 && units.status === 'loaded');
    store.dispatch(refreshRequested());
    await settle();
    expect(store.getState()).toMatchObject({ toasts: { shown: [] }, spend: { claim: { isUnsure: true } } });

    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));
    store.dispatch(claimSpend.requested());
    await stateWhere(store, ({ spend }) => spend.claim?.status === 'loaded');
    store.dispatch(claimSpend.closed());
    ownMask();
    store.dispatch(refreshRequested());
    await stateWhere(store, ({ rewards, units }) => rewards.rewardIds.length === 1 && units.status === 'loaded');
    await settle();
    expect(store.getState().toasts.shown).toEqual([]);
    expect(claims[1]?.key).toBe(claims[0]?.key);
  });

  it.each([
    ['keeps its key where it was not carried out', () => undefined, 0],
    ['is over where it was: one more is another claim', ownMask, 1],
  ])('whose outcome is unknown, after a claim of another reward, %s', async (_case, happen, count) => {
    const { store, claims } = await leaveUnsure();
    happen();
    store.dispatch(claimSpend.closed());
    await stateWhere(
      store,
      ({ rewards, units }) =>
        rewards.rewards['ferrymans-mask']?.quantityPurchased === count &&
        units.units === 90 &&
        units.status === 'loaded',
    );
    for (const id of ['lamp-oil', 'ferrymans-mask']) {
      store.dispatch(claimSpend.opened({ id }));
      store.dispatch(claimSpend.requested());
      await stateWhere(store, ({ spend }) => spend.claim?.status === 'loaded');
      store.dispatch(claimSpend.closed());
    }
    const [first, other, second] = claims.map(({ key }) => key);
    expect(other).not.toBe(first);
    expect(second === first).toBe(count === 0);
  });

  it('whose outcome is unknown is nothing to the next player', async () => {
    const { store } = await leaveUnsure();
    store.dispatch(claimSpend.closed());
    await stateWhere(store, ({ units }) => units.units === 90 && units.status === 'loaded');
    store.dispatch(logoutStarted());
    ownMask();
    store.dispatch(loginSucceeded(buildLoginReport({ userId: 'another' })));
    store.dispatch(gameFetched(buildGame()));
    store.dispatch(balanceFetched({ units: 70, expiring: [] }));
    store.dispatch(detailsRequested());
    await stateWhere(store, ({ rewards }) => rewards.rewardIds.length === 1);
    await settle();
    expect(store.getState().toasts.shown).toEqual([]);
  });

  it('whose outcome is unknown gives its key to no other player', async () => {
    const { store, claims } = await leaveUnsure();
    store.dispatch(logoutStarted());
    store.dispatch(loginSucceeded(buildLoginReport({ userId: 'another' })));
    store.dispatch(gameFetched(buildGame()));
    store.dispatch(detailsRequested());
    await stateWhere(store, ({ rewards }) => rewards.status === 'loaded');
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));
    store.dispatch(claimSpend.requested());
    await stateWhere(store, ({ spend }) => spend.claim?.status === 'loaded');
    expect(claims[1]?.key).not.toBe(claims[0]?.key);
  });

  it('keeps the used lots and the code', async () => {
    server.use(
      http.post(claimUrl, () =>
        HttpResponse.json({ unitBalance: 90, reward: wireClubReward({ code: 'CLAIM-4F7A-91C2-0B3D' }) }),
      ),
    );
    const { store } = await openRewards();
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));

    store.dispatch(claimSpend.requested());

    const { rewards, spend } = await stateWhere(store, (state) => state.spend.claim?.status === 'loaded');
    expect(spend.claim).toMatchObject({
      uses: [{ units: 120, expiresAt: null, used: 30, left: 90 }],
      result: { code: 'CLAIM-4F7A-91C2-0B3D' },
    });
    expect(rewards.rewards['ferrymans-mask']?.code).toBe('CLAIM-4F7A-91C2-0B3D');
  });

  it('shows what it has opened', async () => {
    const locked = { rewardId: 'night-mask', isLocked: true, lockRewardId: 'ferrymans-mask' };
    const respond = (mask: Record<string, unknown>, night: Record<string, unknown>) =>
      wireRewards({ rewards: [wireReward(mask), wireReward({ ...locked, ...night })] });
    takeClaims();
    server.use(http.get(detailsUrl, () => HttpResponse.json(respond({}, {}))));
    const { store } = await openRewards();
    server.use(http.get(detailsUrl, () => HttpResponse.json(respond({ quantityPurchased: 1 }, { isLocked: false }))));
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));
    expect(selectOpenedByClaim(store.getState())).toEqual([]);

    store.dispatch(claimSpend.requested());

    const state = await stateWhere(store, (now) => selectOpenedByClaim(now).length > 0);
    expect(selectOpenedByClaim(state)).toMatchObject([{ rewardId: 'night-mask', isLocked: false }]);
  });

  it('of another game than the current one is for the game of the reward', async () => {
    // Given a reward of another game on the page of a game
    const claims = takeClaims();
    server.use(
      http.get(detailsUrl, () => HttpResponse.json(wireRewards({ rewards: [wireReward({ spaceId: 'elsewhere' })] }))),
    );
    const { store } = await openRewards();
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));
    // When the player claims it
    store.dispatch(claimSpend.requested());
    // Then it is claimed where it belongs
    await stateWhere(store, ({ spend }) => spend.claim?.status === 'loaded');
    expect(claims.map(({ body }) => body)).toMatchObject([{ spaceId: 'elsewhere' }]);
  });

  it('that a sign-out cut short does not keep the next player from claiming', async () => {
    takeClaims(() => delay('infinite').then(() => HttpResponse.json(wireClaim(90))));
    const { store } = await openRewards();
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));
    store.dispatch(claimSpend.requested());
    store.dispatch(logoutStarted());
    await settle();

    store.dispatch(loginSucceeded(buildLoginReport()));
    store.dispatch(gameFetched(buildGame()));
    store.dispatch(detailsRequested());
    await stateWhere(store, ({ rewards }) => rewards.status === 'loaded');
    takeClaims();
    store.dispatch(claimSpend.opened({ id: 'ferrymans-mask' }));
    store.dispatch(claimSpend.requested());

    await expect(stateWhere(store, ({ spend }) => spend.claim?.status === 'loaded')).resolves.toBeDefined();
  });

  it('does nothing while no claim is open', async () => {
    const claims = takeClaims();
    const { store } = await openRewards();

    store.dispatch(claimSpend.requested());
    await delay(5);

    expect(claims).toEqual([]);
  });
});
