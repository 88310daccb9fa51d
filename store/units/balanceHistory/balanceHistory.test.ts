import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireTransaction } from '../../../services/testing/wireResponses';
import { logoutStarted } from '../../session/events';
import { rewardClaimed } from '../../spend/slice';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { balanceHistory as history } from '../tasks';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves a ledger, newest line first. Returns the first instants that are requested. */
function keepLedger(...ids: string[]) {
  const starts: (string | null)[] = [];
  server.use(
    http.get(`${testServicesUrl}/v1/profiles/me/club/units/transactions`, ({ request }) => {
      starts.push(new URL(request.url).searchParams.get('from'));
      return HttpResponse.json({ transactions: ids.map((id) => wireTransaction({ id })), total: ids.length });
    }),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`, () =>
      HttpResponse.json({ units: 60, expiring: [] }),
    ),
  );
  return starts;
}

/** A store with the history of a ledger. */
async function historyOf(...ids: string[]) {
  const starts = keepLedger(...ids);
  const { store } = createSignedInStore();
  store.dispatch(history.requested(null));
  await stateWhere(store, ({ balanceHistory }) => balanceHistory.status === 'loaded');
  return { store, starts, idsIn: () => store.getState().balanceHistory.data?.map(({ id }) => id) };
}

describe('the history of the balance', () => {
  it('is the lines of two years, oldest first', async () => {
    const { starts, idsIn } = await historyOf('newest', 'older', 'oldest');
    expect(idsIn()).toEqual(['oldest', 'older', 'newest']);
    expect(starts).toEqual(['2022-03-04T12:00:00.000Z']);
  });

  it('has the new line after a claim, and shows the lines that it has until then', async () => {
    const { store, idsIn } = await historyOf('first');
    keepLedger('claim', 'first');

    store.dispatch(rewardClaimed({ rewardId: 'mask', unitBalance: 60 }));

    await stateWhere(store, ({ balanceHistory }) => balanceHistory.status === 'loading');
    expect(idsIn()).toEqual(['first']);
    await stateWhere(store, ({ balanceHistory }) => balanceHistory.data?.length === 2);
    expect(idsIn()).toEqual(['first', 'claim']);
  });

  it('keeps its lines when they cannot be fetched again, and forgets them at logout', async () => {
    const { store, idsIn } = await historyOf('first');
    server.use(http.get('*/units/transactions', () => HttpResponse.json(wireError(1100, 429), { status: 429 })));

    store.dispatch(history.requested(null));

    const { balanceHistory } = await stateWhere(store, (state) => state.balanceHistory.status === 'failed');
    expect(balanceHistory.failure).toMatchObject({ code: 1100 });
    expect(idsIn()).toEqual(['first']);
    store.dispatch(logoutStarted());
    expect(store.getState().balanceHistory).toMatchObject({ status: 'idle', failure: null, data: null });
  });
});
