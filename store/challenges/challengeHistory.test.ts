import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireBankedChallenge, wireChallenge, wireError, wirePlayerProfile } from '../../services/testing/wireResponses';
import { logoutStarted } from '../session/events';
import { bankingRequested } from './slice';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { challengeHistory } from './tasks';

const club = `${testServicesUrl}/v1/profiles/me/club`;
const website = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const url = `${club}/challenges/history`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves a number of past challenges. Returns the queries of the requests. */
function remember(count: number) {
  const queries: string[] = [];
  const all = Array.from({ length: count }, (_, index) =>
    wireChallenge({ challengeId: `past-${index}`, status: 'banked', bankedDate: '2024-03-01T12:00:00.0000000Z' }),
  );
  server.use(
    http.get(url, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      queries.push(search);
      const offset = Number(searchParams.get('offset'));
      const challenges = all.slice(offset, offset + Number(searchParams.get('limit')));
      return HttpResponse.json({ challenges, total: count });
    }),
  );
  return queries;
}

async function look(spaceId: string | null = null) {
  const made = createSignedInStore();
  made.store.dispatch(challengeHistory.requested(spaceId));
  const state = await stateWhere(
    made.store,
    (current) => challengeHistory.select(current, spaceId).status === 'loaded',
  );
  return { ...made, past: challengeHistory.select(state, spaceId) };
}

it('is fetched a page at a time, of all games or of one', async () => {
  const queries = remember(12);
  const { store, past } = await look();
  expect(past.items).toHaveLength(10);
  store.dispatch(challengeHistory.moreRequested(null));
  await stateWhere(store, (current) => challengeHistory.select(current, null).items.length === 12);
  await look('space-halcyon');

  expect(queries).toEqual(['?offset=0&limit=10', '?offset=10&limit=10', '?spaceId=space-halcyon&offset=0&limit=10']);
});

it('is refreshed after a banking, if it was requested before', async () => {
  const queries = remember(1);
  server.use(
    http.put(`${testServicesUrl}/v2/profiles/me/club/challenges`, () => HttpResponse.json(wireBankedChallenge())),
    http.get(`${website}/playerprofile`, () => HttpResponse.json(wirePlayerProfile())),
    http.get(`${website}/newbalance`, () => HttpResponse.json({ units: 180, expiring: [] })),
  );
  const { store } = await look();

  store.dispatch(bankingRequested({ challengeId: 'chart-caves', spaceId: 'space-halcyon' }));

  await stateWhere(store, ({ toasts }) => toasts.shown.length > 0);
  await stateWhere(store, (current) => challengeHistory.select(current, null).status === 'loaded');
  expect(queries).toHaveLength(2);
});

it('stays on show when more of it cannot be fetched', async () => {
  remember(12);
  const { store, reports } = await look();
  server.use(http.get(url, () => HttpResponse.json(wireError(1, 400), { status: 400 })));

  store.dispatch(challengeHistory.moreRequested(null));

  const state = await stateWhere(store, (current) => challengeHistory.select(current, null).status === 'failed');
  expect(challengeHistory.select(state, null).items).toHaveLength(10);
  expect(reports).toEqual([]);
});

it('is forgotten when the player signs out', async () => {
  remember(1);
  const { store } = await look();

  store.dispatch(logoutStarted());

  expect(store.getState().challengeHistory).toEqual({});
});
