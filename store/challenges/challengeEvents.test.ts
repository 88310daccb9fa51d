import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireChallengeEvent, wireError } from '../../services/testing/wireResponses';
import { logoutStarted } from '../session/events';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { challengeEvents } from './tasks';

const url = `${testServicesUrl}/v1/profiles/me/club/challenges/events`;
const name = { challengeId: 'chart-caves', spaceId: 'space-halcyon' };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves a number of events, newest first. Returns the queries of the requests. */
function see(count: number) {
  const queries: string[] = [];
  const all = Array.from({ length: count }, (_, index) => wireChallengeEvent({ eventId: `event-${index}` }));
  server.use(
    http.get(url, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      queries.push(search);
      const offset = Number(searchParams.get('offset'));
      return HttpResponse.json({ events: all.slice(offset, offset + Number(searchParams.get('limit'))), total: count });
    }),
  );
  return queries;
}

async function look() {
  const made = createSignedInStore();
  made.store.dispatch(challengeEvents.requested(name));
  const state = await stateWhere(made.store, (current) => challengeEvents.select(current, name).status === 'loaded');
  return { ...made, seen: challengeEvents.select(state, name) };
}

it('are fetched a page at a time, newest first', async () => {
  const queries = see(10);
  const { store, seen } = await look();
  expect(seen).toMatchObject({ total: 10 });
  expect(seen.items).toHaveLength(8);

  store.dispatch(challengeEvents.moreRequested(name));

  const state = await stateWhere(store, (current) => challengeEvents.select(current, name).items.length === 10);
  expect(challengeEvents.select(state, name).items.at(-1)?.eventId).toBe('event-9');
  expect(queries).toEqual([
    '?challengeId=chart-caves&spaceId=space-halcyon&offset=0&limit=8',
    '?challengeId=chart-caves&spaceId=space-halcyon&offset=8&limit=8',
  ]);
});

it('carry the reason why they did not count, also an unknown one', async () => {
  const events = [
    wireChallengeEvent({ counted: 0, reason: 'wrongPlatform' }),
    wireChallengeEvent({ counted: 0, reason: 'mercuryInRetrograde' }),
  ];
  server.use(http.get(url, () => HttpResponse.json({ events, total: 2 })));

  const { seen } = await look();

  expect(seen.items.map(({ reason }) => reason)).toEqual(['wrongPlatform', null]);
});

it('stay visible when a refresh fails', async () => {
  see(1);
  const { store, reports } = await look();
  server.use(http.get(url, () => HttpResponse.json(wireError(1, 400), { status: 400 })));

  store.dispatch(challengeEvents.requested(name));

  const state = await stateWhere(store, (current) => challengeEvents.select(current, name).status === 'failed');
  expect(challengeEvents.select(state, name).items).toHaveLength(1);
  expect(reports).toEqual([]);
});

it('are cleared when the player signs out', async () => {
  see(1);
  const { store } = await look();

  store.dispatch(logoutStarted());

  expect(store.getState().challengeEvents).toEqual({});
});
