import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireClaimRecord, wireError, wireReward } from '../../../services/testing/wireResponses';
import { challengesBanked } from '../../challenges/slice';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { rewardClaimed } from '../../spend/slice';
import { selectGoal } from './selectors';
import { goalChosen, goalRemoved, goalRequested } from './slice';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const goalUrl = `${testServicesUrl}/v1/profiles/me/club/goal`;
const wireGoal = (claimsItself = false) => ({
  goal: {
    rewardId: 'ferrymans-mask',
    goalDate: '2024-03-04T12:00:00.0000000Z',
    claimsItself,
    reward: wireReward({ rewardId: 'ferrymans-mask', value: 150 }),
  },
});
const answer = (body: object) =>
  server.use(
    http.get(goalUrl, () => HttpResponse.json(body)),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`, () =>
      HttpResponse.json({ units: 90, expiring: [] }),
    ),
  );

/** The services have these claims, each a `wireClaimRecord`. */
const givenClaims = (...claims: object[]) =>
  server.use(
    http.get(`${testServicesUrl}/v1/profiles/me/club/rewards/claims`, () =>
      HttpResponse.json({ claims, total: claims.length }),
    ),
  );

async function openGoal(body: object) {
  answer(body);
  const made = createSignedInStore();
  made.store.dispatch(goalRequested());
  await stateWhere(made.store, ({ goal }) => goal.status === 'loaded');
  return made;
}

it('is chosen and removed', async () => {
  const sent: unknown[] = [];
  server.use(
    http.put(goalUrl, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(wireGoal(true));
    }),
    http.delete(goalUrl, () => HttpResponse.json({})),
  );
  const { store } = await openGoal({ goal: null });
  store.dispatch(goalChosen({ rewardId: 'ferrymans-mask', claimsItself: true }));
  const state = await stateWhere(store, ({ goal }) => goal.goal !== null);
  expect(sent).toEqual([{ rewardId: 'ferrymans-mask', claimsItself: true }]);
  expect(selectGoal(state)).toMatchObject({ claimsItself: true, reward: { value: 150 } });
  store.dispatch(goalRemoved());
  await expect(stateWhere(store, ({ goal }) => goal.goal === null && !goal.isSaving)).resolves.toBeDefined();
});

it('stays as it was where a change is rejected', async () => {
  server.use(http.put(goalUrl, () => HttpResponse.json(wireError(2002, 409), { status: 409 })));
  const { store } = await openGoal(wireGoal());
  store.dispatch(goalChosen({ rewardId: 'lamp-oil', claimsItself: false }));
  const { goal } = await stateWhere(store, (state) => state.goal.saveFailure !== null);
  expect(goal).toMatchObject({ isSaving: false, saveFailure: { code: 2002 }, goal: { rewardId: 'ferrymans-mask' } });
});

it('that banked Units have claimed is announced, and one that the player claims is not', async () => {
  const { store } = await openGoal(wireGoal(true));
  answer({ goal: null });
  givenClaims(wireClaimRecord());
  store.dispatch(challengesBanked({ challenges: [], units: 60, xp: 0, unitBalance: 0 }));
  const state = await stateWhere(store, ({ toasts }) => toasts.shown.length > 0);
  expect(state.toasts.shown).toMatchObject([{ about: 'claim', rewardId: 'ferrymans-mask', failure: null }]);

  const other = await openGoal(wireGoal(true));
  answer({ goal: null });
  other.store.dispatch(rewardClaimed({ rewardId: 'ferrymans-mask', unitBalance: 0 }));
  const claimed = await stateWhere(other.store, ({ goal, units }) => goal.status === 'loaded' && units.units === 90);
  expect(claimed.goal.goal).toBeNull();
  expect(other.store.getState().toasts.shown).toEqual([]);
});

it.each([
  ['without a claim', []],
  ['with a claim from before', [wireClaimRecord({ claimDate: '2024-03-03T12:00:00.0000000Z' })]],
  ['with a claim of another reward', [wireClaimRecord({ rewardId: 'lamp-oil' })]],
])('that was removed elsewhere, %s, is not announced as claimed', async (_case, claims) => {
  const { store } = await openGoal(wireGoal(true));
  answer({ goal: null });
  givenClaims(...claims);
  store.dispatch(goalRequested());
  const state = await stateWhere(store, ({ goal }) => goal.goal === null);
  expect(state.toasts.shown).toEqual([]);
});
