import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireTransaction } from '../../services/testing/wireResponses';
import { testNow } from '../support/testing/builders';
import { testServicesUrl } from '../support/testing/createTestStore';
import { runTask } from '../support/useTask';
import { createSignedInStore } from '../support/testing/signedInStore';
import { fetchWholeLedger } from './tasks';

const ledgerUrl = `${testServicesUrl}/v1/profiles/me/club/units/transactions`;

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
    const { store } = createSignedInStore();

    const outcome = await runTask(store, fetchWholeLedger);

    const lines = Array.from({ length: 230 }, (_, line) => ({ id: `line-${line}` }));
    expect(outcome).toMatchObject({ output: lines });
    expect(queries).toHaveLength(3);
    expect(new Set(queries.map((query) => query.get('to')))).toEqual(new Set([new Date(testNow).toISOString()]));
    expect(queries.every((query) => !query.has('type') && !query.has('spaceId'))).toBe(true);
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

    expect(await runTask(store, fetchWholeLedger)).toMatchObject({ failure: { code: 1100 } });
  });
});
