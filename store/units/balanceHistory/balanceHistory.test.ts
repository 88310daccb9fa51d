import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireBalanceHistory, wireError } from '../../../services/testing/wireResponses';
import { logoutStarted } from '../../session/events';
import { rewardClaimed } from '../../spend/slice';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { balanceHistory as history } from '../tasks';

const historyUrl = `${testServicesUrl}/v1/profiles/me/club/units/history`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves a balance by day. */
const keepBalances = (...balances: number[]) =>
  server.use(
    http.get(historyUrl, () =>
      HttpResponse.json(
        wireBalanceHistory({ days: balances.map((balance, i) => ({ date: `2024-03-0${i + 1}T12:00:00Z`, balance })) }),
      ),
    ),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`, () =>
      HttpResponse.json({ units: 60, expiring: [] }),
    ),
  );

/** A store with the history of a balance. */
async function historyOf(...balances: number[]) {
  keepBalances(...balances);
  const { store } = createSignedInStore();
  store.dispatch(history.requested(null));
  await stateWhere(store, ({ balanceHistory }) => balanceHistory.status === 'loaded');
  return { store, balancesIn: () => store.getState().balanceHistory.data?.days.map(({ balance }) => balance) };
}

describe('the history of the balance', () => {
  it('has the new balance after a claim, and shows what it has until then', async () => {
    const { store, balancesIn } = await historyOf(90);
    keepBalances(90, 60);

    store.dispatch(rewardClaimed({ rewardId: 'mask', unitBalance: 60 }));

    await stateWhere(store, ({ balanceHistory }) => balanceHistory.status === 'loading');
    expect(balancesIn()).toEqual([90]);
    await stateWhere(store, ({ balanceHistory }) => balanceHistory.data?.days.length === 2);
    expect(balancesIn()).toEqual([90, 60]);
  });

  it('keeps its days when they cannot be fetched again, and forgets them at logout', async () => {
    const { store, balancesIn } = await historyOf(90);
    server.use(http.get(historyUrl, () => HttpResponse.json(wireError(1100, 429), { status: 429 })));

    store.dispatch(history.requested(null));

    const { balanceHistory } = await stateWhere(store, (state) => state.balanceHistory.status === 'failed');
    expect(balanceHistory.failure).toMatchObject({ code: 1100 });
    expect(balancesIn()).toEqual([90]);
    store.dispatch(logoutStarted());
    expect(store.getState().balanceHistory).toMatchObject({ status: 'idle', failure: null, data: null });
  });
});
