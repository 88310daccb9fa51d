import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireTransaction } from '../../../services/testing/wireResponses';
import { logoutStarted } from '../../session/events';
import type { PlayerState } from '../../rootReducer';
import { rewardClaimed } from '../../spend/slice';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { ledger as ledgerResource } from '../tasks';
import { type LedgerRequest, linesOf } from './rules';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves a ledger with a number of lines. Returns the queries of the requests. */
function keepLedger(total: number) {
  const queries: Record<string, string>[] = [];
  server.use(
    http.get(`${testServicesUrl}/v1/profiles/me/club/units/transactions`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      queries.push(query);
      const offset = Number(query.offset);
      const length = Math.max(0, Math.min(Number(query.limit), total - offset));
      const transactions = Array.from({ length }, (_, index) => wireTransaction({ id: `line-${offset + index}` }));
      return HttpResponse.json({ transactions, total });
    }),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`, () =>
      HttpResponse.json({ units: 90, expiring: [] }),
    ),
  );
  return queries;
}

const idsIn = ({ ledger }: PlayerState) => (ledger.data?.transactions ?? []).map(({ id }) => id);
const request = ({ filter = {}, pages = 1 }: Partial<LedgerRequest> = {}) =>
  ledgerResource.requested({ filter, pages });

describe('the units ledger', () => {
  it('grows page by page until all of it is there', async () => {
    const queries = keepLedger(45);
    const { store } = createSignedInStore();

    store.dispatch(request());
    const first = await stateWhere(store, ({ ledger }) => ledger.status === 'loaded');
    expect(first.ledger.data?.transactions).toHaveLength(20);
    expect(first.ledger.data?.total).toBe(45);

    store.dispatch(request({ pages: 2 }));
    await stateWhere(store, ({ ledger }) => ledger.data?.transactions.length === 40);
    store.dispatch(request({ pages: 3 }));

    const last = await stateWhere(store, ({ ledger }) => ledger.data?.transactions.length === 45);
    expect(new Set(idsIn(last)).size).toBe(45);
    expect(last.ledger.data?.total).toBe(45);
    expect(queries.map(({ offset }) => offset)).toEqual(['0', '20', '40']);
  });

  it('opens with as many pages as are wanted', async () => {
    const queries = keepLedger(130);
    const { store } = createSignedInStore();

    store.dispatch(request({ pages: 6 }));

    const state = await stateWhere(store, ({ ledger }) => ledger.status === 'loaded');
    expect(state.ledger.data?.transactions).toHaveLength(120);
    expect(queries.map(({ offset, limit }) => [offset, limit])).toEqual([
      ['0', '100'],
      ['100', '20'],
    ]);
  });

  it('has a line once that moved to the next page because a newer one was written', async () => {
    let written = 0;
    server.use(
      http.get('*/units/transactions', ({ request }) => {
        const offset = Number(new URL(request.url).searchParams.get('offset')) - written;
        written = 1;
        const transactions = Array.from({ length: 20 }, (_, index) =>
          wireTransaction({ id: `line-${offset + index}` }),
        );
        return HttpResponse.json({ transactions, total: 45 });
      }),
    );
    const { store } = createSignedInStore();
    store.dispatch(request());
    await stateWhere(store, ({ ledger }) => ledger.status === 'loaded');

    store.dispatch(request({ pages: 2 }));

    const state = await stateWhere(store, (state) => idsIn(state).length > 20);
    expect(idsIn(state)).toEqual(Array.from({ length: 39 }, (_, index) => `line-${index}`));
  });

  it('starts again with another filter', async () => {
    const queries = keepLedger(45);
    const { store } = createSignedInStore();
    store.dispatch(request());
    await stateWhere(store, ({ ledger }) => ledger.status === 'loaded');

    const filter = { type: 'spent', spaceId: 'space-halcyon' } as const;
    store.dispatch(request({ filter }));

    expect(linesOf(store.getState().ledger.data, filter)).toBeNull();
    const { ledger } = await stateWhere(store, (state) => state.ledger.status === 'loaded');
    expect(linesOf(ledger.data, filter)?.transactions).toHaveLength(20);
    expect(queries.at(-1)).toEqual({ type: 'spent', spaceId: 'space-halcyon', offset: '0', limit: '20' });
  });

  it('is refreshed after a claim, if it was requested before', async () => {
    const queries = keepLedger(3);
    const { store } = createSignedInStore();

    store.dispatch(rewardClaimed({ rewardId: 'mask', unitBalance: 90 }));
    await stateWhere(store, ({ units }) => units.expiring.length === 0 && units.units === 90);
    expect(queries).toEqual([]);

    store.dispatch(request());
    await stateWhere(store, ({ ledger }) => ledger.status === 'loaded');
    store.dispatch(rewardClaimed({ rewardId: 'mask', unitBalance: 60 }));
    await stateWhere(store, ({ ledger }) => ledger.status === 'loaded');
    expect(queries).toHaveLength(2);
  });

  it('keeps its lines when more cannot be fetched, and forgets them at logout', async () => {
    keepLedger(45);
    const { store, reports } = createSignedInStore();
    store.dispatch(request());
    await stateWhere(store, ({ ledger }) => ledger.status === 'loaded');
    server.use(http.get('*/units/transactions', () => HttpResponse.json(wireError(1100, 429), { status: 429 })));

    store.dispatch(request({ pages: 2 }));

    const state = await stateWhere(store, ({ ledger }) => ledger.status === 'failed');
    expect(state.ledger).toMatchObject({ failure: { code: 1100 }, data: { total: 45 } });
    expect(state.ledger.data?.transactions).toHaveLength(20);
    expect(reports).toEqual([]);

    store.dispatch(logoutStarted());
    expect(store.getState().ledger).toMatchObject({ data: null, status: 'idle' });
  });
});
