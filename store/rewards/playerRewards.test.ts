import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireReward, wireRewards } from '../../services/testing/wireResponses';
import { logoutStarted } from '../session/events';
import { ServiceError, toFailure } from '../../services/http/errors';
import { claimSpend, rewardClaimed } from '../spend/slice';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { balanceFetched } from '../units/slice';
import { selectRewardsWithAvailability, selectReward } from './selectors';
import { playerRewardsRequested } from './scopes';

const website = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const url = `${website}/rewards/details`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  server.use(
    http.get(url, () => HttpResponse.json(wireRewards())),
    http.get(`${website}/newbalance`, () => HttpResponse.json({ units: 90, expiring: [] })),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function open() {
  const made = createSignedInStore();
  made.store.dispatch(balanceFetched({ units: 30, expiring: [] }));
  made.store.dispatch(playerRewardsRequested());
  await stateWhere(made.store, ({ rewards }) => rewards.scopes.owned.status !== 'loading');
  return made;
}

describe('the rewards of all games', () => {
  it('are requested without a game, with availability by the balance', async () => {
    const requests: string[] = [];
    server.use(
      http.get(url, ({ request }) => {
        requests.push(new URL(request.url).search);
        return HttpResponse.json(wireRewards());
      }),
    );
    const { store, reports } = await open();

    expect(requests).toEqual(['']);
    expect(selectRewardsWithAvailability(store.getState(), 'owned')).toMatchObject([
      { reward: { rewardId: 'ferrymans-mask' }, availability: { kind: 'withinReach' } },
      { reward: { rewardId: 'lamp-oil' }, availability: { kind: 'withinReach' } },
    ]);
    expect(store.getState().rewards.scopes.owned).toMatchObject({ totalOwned: 1, totalAvailable: 2 });
    expect(reports).toEqual([]);
  });

  it('of every game are requested beside them', async () => {
    const requests: string[] = [];
    server.use(
      http.get(url, ({ request }) => {
        requests.push(new URL(request.url).search);
        return HttpResponse.json(wireRewards());
      }),
    );
    const { store } = await open();

    store.dispatch(playerRewardsRequested('all'));

    const { rewards } = await stateWhere(store, (state) => state.rewards.scopes.all.status === 'loaded');
    expect(requests).toEqual(['', '?games=all']);
    expect(rewards.scopes.all).toMatchObject({ rewardIds: ['ferrymans-mask', 'lamp-oil'], totalAvailable: 2 });
  });

  it('are read again when a claim was overtaken by one in another window', async () => {
    const { store } = await open();
    server.use(
      http.get(url, () => HttpResponse.json(wireRewards({ rewards: [wireReward({ quantityPurchased: 1 })] }))),
    );

    store.dispatch(claimSpend.steps.failed(toFailure(new ServiceError({ message: '', status: 409, errorCode: 2002 }))));

    const owned = stateWhere(store, ({ rewards }) => rewards.rewards['ferrymans-mask']?.quantityPurchased === 1);
    await expect(owned).resolves.toBeDefined();
  });

  it('count a claim', async () => {
    const { store } = await open();

    store.dispatch(rewardClaimed({ rewardId: 'ferrymans-mask', unitBalance: 0, code: 'CLAIM-1' }));

    expect(store.getState().rewards.scopes.owned).toMatchObject({
      totalOwned: 2,
      overview: [{ id: 'COMMON' }, { id: 'RARE', owned: 1, available: 1 }],
    });
    expect(selectReward(store.getState(), 'ferrymans-mask')).toMatchObject({ quantityPurchased: 1, code: 'CLAIM-1' });
  });

  it('are read again where a claim may have opened one', async () => {
    const night = { rewardId: 'night-mask', isLocked: true, lockRewardId: 'ferrymans-mask' };
    server.use(http.get(url, () => HttpResponse.json(wireRewards({ rewards: [wireReward(), wireReward(night)] }))));
    const { store } = await open();
    server.use(
      http.get(url, () => HttpResponse.json(wireRewards({ rewards: [wireReward({ ...night, isLocked: false })] }))),
    );

    store.dispatch(rewardClaimed({ rewardId: 'ferrymans-mask', unitBalance: 0 }));

    const opened = stateWhere(store, ({ rewards }) => rewards.rewards['night-mask']?.isLocked === false);
    await expect(opened).resolves.toBeDefined();
  });

  it('hold the failure when they could not be loaded', async () => {
    server.use(http.get(url, () => HttpResponse.json(wireError(1003, 404), { status: 404 })));
    const { store } = await open();
    expect(store.getState().rewards.scopes.owned).toMatchObject({ status: 'failed', failure: { code: 1003 } });
  });

  it('are cleared when the player signs out', async () => {
    const { store } = await open();

    store.dispatch(logoutStarted());

    expect(store.getState().rewards.scopes.owned).toMatchObject({ rewardIds: [], status: 'idle' });
  });
});
