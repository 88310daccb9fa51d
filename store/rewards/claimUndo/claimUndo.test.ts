import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { readClaims } from '../../../services/club/claims';
import { wireClaimRecord, wireError, wireReward, wireRewards } from '../../../services/testing/wireResponses';
import { undoSpend } from '../../spend/slice';
import { playerRewardsRequested } from '../scopes';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { settle, testServicesUrl } from '../../support/testing/createTestStore';
import { balanceFetchStarted } from '../../units/slice';
import { undoableClaims } from './tasks';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const claimsUrl = `${testServicesUrl}/v1/profiles/me/club/rewards/claims`;
const rewardsUrl = `${testServicesUrl}/clubwip/v1/profiles/me/club/website/rewards/details`;
const undo = { until: '2024-03-05T12:00:00.0000000Z', lots: [{ units: 30, expiresAt: null }] };
const page = { claims: [wireClaimRecord({ undo })], total: 1 };
const [claim] = readClaims(page).claims;

/** Answers the undoing in turn; the last answer stays. Returns the keys that were sent. */
function takeUndos(...answers: (() => Response)[]) {
  const keys: (string | null)[] = [];
  server.use(
    http.get(claimsUrl, () => HttpResponse.json(page)),
    http.post(`${claimsUrl}/claim-1/undo`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      const answer = answers[Math.min(keys.length, answers.length) - 1];
      return answer?.() ?? HttpResponse.error();
    }),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`, () =>
      HttpResponse.json({ units: 120, expiring: [] }),
    ),
  );
  return keys;
}

const done = () =>
  HttpResponse.json({ claimId: 'claim-1', units: 30, refundDate: undo.until, renewedUntil: null, unitBalance: 120 });

function openUndo() {
  const made = createSignedInStore();
  if (claim) made.store.dispatch(undoSpend.opened({ id: claim.claimId, claim }));
  return made;
}

it('lists the claims that can be taken back, without one that was', async () => {
  takeUndos(done);
  const { store } = openUndo();
  store.dispatch(undoableClaims.requested(null));
  const state = await stateWhere(store, (current) => current.undoableClaims.status === 'loaded');
  expect(state.undoableClaims.data).toEqual([claim]);
  store.dispatch(undoSpend.requested());
  await stateWhere(store, (current) => current.undoableClaims.data?.length === 0);
});

it('takes a claim back once, and the balance is the new one everywhere', async () => {
  const keys = takeUndos(done);
  const { store, reports } = openUndo();
  store.dispatch(undoSpend.requested());
  store.dispatch(undoSpend.requested());
  const state = await stateWhere(store, ({ spend }) => spend.undo?.status === 'loaded');
  store.dispatch(undoSpend.requested());
  expect(keys).toHaveLength(1);
  expect(state.spend.undo?.result).toMatchObject({ units: 30, unitBalance: 120 });
  expect(state.units.units).toBe(120);
  expect(state.profile.units).toBe(120);
  expect(reports).toEqual([]);
});

it('keeps its key after a failure, and closes only when nothing runs', async () => {
  const keys = takeUndos(() => HttpResponse.json(wireError(1, 500), { status: 500 }), done);
  const { store } = openUndo();
  store.dispatch(undoSpend.requested());
  store.dispatch(undoSpend.closed());
  expect(store.getState().spend.undo?.status).toBe('loading');
  await stateWhere(store, ({ spend }) => spend.undo?.status === 'failed');
  store.dispatch(undoSpend.requested());
  await stateWhere(store, ({ spend }) => spend.undo?.status === 'loaded');
  expect(new Set(keys).size).toBe(1);
  store.dispatch(undoSpend.closed());
  expect(store.getState().spend.undo).toBeNull();
});

it('reads what can still be taken back once the player leaves a rejection', async () => {
  takeUndos(() => HttpResponse.json(wireError(2030, 409), { status: 409 }));
  const { store } = openUndo();
  store.dispatch(undoableClaims.requested(null));
  await stateWhere(store, (current) => current.undoableClaims.data?.length === 1);
  server.use(http.get(claimsUrl, () => HttpResponse.json({ claims: [], total: 0 })));
  store.dispatch(undoSpend.requested());
  const state = await stateWhere(store, ({ spend }) => spend.undo?.status === 'failed');
  expect(state.spend.undo?.failure).toMatchObject({ code: 2030 });
  store.dispatch(undoSpend.closed());
  const left = await stateWhere(store, (current) => current.undoableClaims.data?.length === 0);
  expect(left.undoableClaims.data).toEqual([]);
});

it.each([
  ['was carried out', 0, [{ about: 'undo', units: 30, failure: null, unitBalance: 120 }]],
  ['was not, and can no longer be', 1, []],
])('an undo whose response is lost tells in a toast if it %s', async (_case, owned, toasts) => {
  takeUndos(() => HttpResponse.error());
  const ownRewards = (quantityPurchased: number) =>
    server.use(
      http.get(rewardsUrl, () =>
        HttpResponse.json(wireRewards({ rewards: [wireReward({ rewardId: claim?.rewardId, quantityPurchased })] })),
      ),
    );
  ownRewards(1);
  const { store } = openUndo();
  store.dispatch(undoableClaims.requested(null));
  store.dispatch(playerRewardsRequested());
  store.dispatch(balanceFetchStarted());
  await stateWhere(
    store,
    ({ rewards, units, ...state }) =>
      rewards.scopes.owned.status === 'loaded' && units.status === 'loaded' && state.undoableClaims.status === 'loaded',
  );
  store.dispatch(undoSpend.requested());
  await stateWhere(store, ({ spend }) => spend.undo?.isUnsure === true);

  ownRewards(owned);
  server.use(http.get(claimsUrl, () => HttpResponse.json({ claims: [], total: 0 })));
  store.dispatch(undoSpend.closed());
  await stateWhere(
    store,
    ({ rewards, units, ...state }) =>
      rewards.scopes.owned.status === 'loaded' && units.status === 'loaded' && state.undoableClaims.data?.length === 0,
  );
  await settle();
  expect(store.getState().toasts.shown).toMatchObject(toasts);
});
