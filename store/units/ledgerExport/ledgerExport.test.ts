import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireTransaction } from '../../../services/testing/wireResponses';
import { logoutStarted } from '../../session/events';
import { testNow } from '../../support/testing/builders';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { exportEnded, exportRequested } from './slice';

const ledgerUrl = `${testServicesUrl}/v1/profiles/me/club/units/transactions`;
const nothing = { status: 'idle', failure: null, format: null, lines: null };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function keepLedger(total: number) {
  const queries: URLSearchParams[] = [];
  server.use(
    http.get(ledgerUrl, ({ request }) => {
      const { searchParams } = new URL(request.url);
      queries.push(searchParams);
      const offset = Number(searchParams.get('offset'));
      const length = Math.max(0, Math.min(Number(searchParams.get('limit')), total - offset));
      const transactions = Array.from({ length }, (_, index) => wireTransaction({ id: `line-${offset + index}` }));
      return HttpResponse.json({ transactions, total });
    }),
  );
  return queries;
}

describe('the ledger as a file', () => {
  it('holds every line up to one instant', async () => {
    const queries = keepLedger(230);
    const { store, reports } = createSignedInStore();

    store.dispatch(exportRequested('csv'));
    expect(store.getState().ledgerExport).toMatchObject({ status: 'loading', format: 'csv' });

    const { ledgerExport } = await stateWhere(store, (state) => state.ledgerExport.lines !== null);
    expect(ledgerExport.lines?.map(({ id }) => id)).toEqual(Array.from({ length: 230 }, (_, line) => `line-${line}`));
    expect(queries).toHaveLength(3);
    expect(new Set(queries.map((query) => query.get('to')))).toEqual(new Set([new Date(testNow).toISOString()]));
    expect(queries.every((query) => !query.has('type') && !query.has('spaceId'))).toBe(true);
    expect(reports).toEqual([]);
  });

  it('is nothing at all when a part of it is missing', async () => {
    keepLedger(230);
    server.use(
      http.get(ledgerUrl, ({ request }) =>
        new URL(request.url).searchParams.get('offset') === '0'
          ? undefined
          : HttpResponse.json(wireError(1100, 429), { status: 429 }),
      ),
    );
    const { store } = createSignedInStore();

    store.dispatch(exportRequested('json'));

    const { ledgerExport } = await stateWhere(store, (state) => state.ledgerExport.status === 'failed');
    expect(ledgerExport).toMatchObject({ lines: null, failure: { code: 1100 } });
  });

  test.each([
    ['it is saved', exportEnded()],
    ['the player signs out', logoutStarted()],
  ])('is forgotten when %s', async (_, event) => {
    keepLedger(2);
    const { store } = createSignedInStore();
    store.dispatch(exportRequested('csv'));
    await stateWhere(store, (state) => state.ledgerExport.lines !== null);

    store.dispatch(event);

    expect(store.getState().ledgerExport).toEqual(nothing);
  });
});
