import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireClaimRecord, wireError } from '../../../services/testing/wireResponses';
import { logoutStarted } from '../../session/events';
import { rewardClaimed } from '../../spend/slice';
import { settle, testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { selectHasMoreClaims } from './selectors';
import { claimsRequested, moreClaimsRequested } from './slice';

const url = `${testServicesUrl}/v1/profiles/me/club/rewards/claims`;
const total = 12;

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
      const claims = Array.from({ length: total }, (_, i) => wireClaimRecord({ claimId: `claim-${i}` }));
      return HttpResponse.json({ claims: claims.slice(offset, offset + limit), total });
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
  store.dispatch(claimsRequested());
  const first = await stateWhere(store, ({ claims }) => claims.status === 'loaded');
  expect(first.claims).toMatchObject({ total, claims: { length: 10 } });
  expect(selectHasMoreClaims(first)).toBe(true);

  store.dispatch(moreClaimsRequested());

  const all = await stateWhere(store, ({ claims }) => claims.claims.length === total);
  expect(selectHasMoreClaims(all)).toBe(false);
  expect(new Set(all.claims.claims.map(({ claimId }) => claimId)).size).toBe(total);
  expect(reports).toEqual([]);
});

it('a failure is held, and present rewards stay', async () => {
  keepClaims();
  const { store } = createSignedInStore();
  store.dispatch(claimsRequested());
  await stateWhere(store, ({ claims }) => claims.status === 'loaded');
  server.use(http.get(url, () => HttpResponse.json(wireError(1003, 404), { status: 404 })));

  store.dispatch(moreClaimsRequested());

  const { claims } = await stateWhere(store, (state) => state.claims.status === 'failed');
  expect(claims).toMatchObject({ failure: { code: 1003 }, claims: { length: 10 } });
});

test.each([
  ['a history that is on show is read again after a claim', true, [0, 0]],
  ['one that was not requested is not', false, []],
])('%s', async (_case, isOpen, expected) => {
  const offsets = keepClaims();
  const { store } = createSignedInStore();
  if (isOpen) store.dispatch(claimsRequested());
  if (isOpen) await stateWhere(store, ({ claims }) => claims.status === 'loaded');

  store.dispatch(rewardClaimed({ rewardId: 'ferrymans-mask', unitBalance: 90 }));
  if (isOpen) await stateWhere(store, ({ claims }) => claims.status === 'loaded' && offsets.length === 2);
  await settle();

  expect(offsets).toEqual(expected);
});

it('is forgotten when the player signs out', async () => {
  keepClaims();
  const { store } = createSignedInStore();
  store.dispatch(claimsRequested());
  await stateWhere(store, ({ claims }) => claims.status === 'loaded');

  store.dispatch(logoutStarted());

  expect(store.getState().claims).toMatchObject({ claims: [], total: null, status: 'idle' });
});
