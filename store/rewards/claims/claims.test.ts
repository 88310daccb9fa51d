import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireClaimRecord, wireError } from '../../../services/testing/wireResponses';
import { logoutStarted } from '../../session/events';
import { rewardClaimed } from '../../spend/slice';
import type { PlayerState } from '../../rootReducer';
import { settle, testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { claims } from './tasks';

const url = `${testServicesUrl}/v1/profiles/me/club/rewards/claims`;
const total = 12;
const shown = (state: PlayerState) => claims.select(state, null);

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves twelve claims in pages. Returns the requested offsets. */
function keepClaims() {
  const offsets: number[] = [];
  server.use(
    http.get(url, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
      offsets.push(offset);
      const kept = Array.from({ length: total }, (_, i) => wireClaimRecord({ claimId: `claim-${i}` }));
      return HttpResponse.json({ claims: kept.slice(offset, offset + limit), total });
    }),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`, () =>
      HttpResponse.json({ units: 90, expiring: [] }),
    ),
  );
  return offsets;
}

it('what was claimed comes a page at a time', async () => {
  keepClaims();
  const { store, reports } = createSignedInStore();
  store.dispatch(claims.requested(null));
  const first = await stateWhere(store, (state) => shown(state).status === 'loaded');
  expect(shown(first)).toMatchObject({ total, items: { length: 10 } });

  store.dispatch(claims.moreRequested(null));

  const all = await stateWhere(store, (state) => shown(state).items.length === total);
  expect(new Set(shown(all).items.map(({ claimId }) => claimId)).size).toBe(total);
  expect(reports).toEqual([]);
});

it('the list stays as it is while its first page is read again, and says that more is loading', async () => {
  keepClaims();
  const { store } = createSignedInStore();
  store.dispatch(claims.requested(null));
  await stateWhere(store, (state) => shown(state).status === 'loaded');

  store.dispatch(claims.requested(null));
  expect(shown(store.getState())).toMatchObject({ status: 'loaded', items: { length: 10 } });
  store.dispatch(claims.moreRequested(null));
  expect(shown(store.getState())).toMatchObject({ status: 'loading', items: { length: 10 } });
});

it('a failure is held, and present rewards stay', async () => {
  keepClaims();
  const { store } = createSignedInStore();
  store.dispatch(claims.requested(null));
  await stateWhere(store, (state) => shown(state).status === 'loaded');
  server.use(http.get(url, () => HttpResponse.json(wireError(1003, 404), { status: 404 })));

  store.dispatch(claims.moreRequested(null));

  const state = await stateWhere(store, (current) => shown(current).status === 'failed');
  expect(shown(state)).toMatchObject({ failure: { code: 1003 }, items: { length: 10 } });
});

test.each([
  ['a history that is on show is read again after a claim', true, [0, 0]],
  ['one that was not requested is not', false, []],
])('%s', async (_case, isOpen, expected) => {
  const offsets = keepClaims();
  const { store } = createSignedInStore();
  if (isOpen) store.dispatch(claims.requested(null));
  if (isOpen) await stateWhere(store, (state) => shown(state).status === 'loaded');

  store.dispatch(rewardClaimed({ rewardId: 'ferrymans-mask', unitBalance: 90 }));
  if (isOpen) await stateWhere(store, (state) => shown(state).status === 'loaded' && offsets.length === 2);
  await settle();

  expect(offsets).toEqual(expected);
});

it('is forgotten when the player signs out', async () => {
  keepClaims();
  const { store } = createSignedInStore();
  store.dispatch(claims.requested(null));
  await stateWhere(store, (state) => shown(state).status === 'loaded');

  store.dispatch(logoutStarted());

  expect(shown(store.getState())).toMatchObject({ items: [], total: null, status: 'idle' });
});
