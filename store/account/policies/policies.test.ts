import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { userInfoLoaded } from '../../session/events';
import type { PlayerState } from '../../rootReducer';
import { wireError } from '../../../services/testing/wireResponses';
import { buildUser } from '../../support/testing/builders';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { loaded } from '../../support/requestState';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { friendRequested } from '../../friends/friendRequests/slice';
import { selectMustAcceptPolicies } from '../selectors';
import { acceptanceRequested, policiesRequested } from './slice';

let keyInForce = 'key-1';
const accepted: unknown[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  keyInForce = 'key-1';
  accepted.length = 0;
  server.use(
    http.get(`${testServicesUrl}/v3/policies/CA`, () =>
      HttpResponse.json({
        termOfUseContent: 'Play fair.',
        legalOptinsKey: keyInForce,
        ageRequired: 13,
        adultAccount: { ageRequired: 18 },
      }),
    ),
    http.get(`${testServicesUrl}/ws/v2/reacceptancetext/CA`, () =>
      HttpResponse.json({ content: 'They have changed.', legalOptinsKey: keyInForce }),
    ),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function answer(status: number) {
  server.use(
    http.put(`${testServicesUrl}/v3/users/:id/policies`, async ({ request }) => {
      accepted.push(await request.json());
      return HttpResponse.json({}, { status });
    }),
  );
}

async function given() {
  const made = createSignedInStore();
  made.store.dispatch(userInfoLoaded(buildUser({ country: 'CA', hasAcceptedLegalOptins: false })));
  made.store.dispatch(policiesRequested());
  await stateWhere(made.store, ({ policies }) => policies.status === 'loaded');
  return made;
}
const isAnswered = ({ policies }: PlayerState) =>
  policies.acceptance.status !== 'loading' && policies.status === 'loaded';

it('the texts are those of the account’s country, with the reason', async () => {
  const { store } = await given();
  expect(store.getState().policies.texts).toMatchObject({
    policies: { termOfUseContent: 'Play fair.' },
    reason: 'They have changed.',
  });
});

it('accepting accepts the texts that were shown', async () => {
  answer(200);
  const { store } = await given();
  store.dispatch(acceptanceRequested());
  const { account } = await stateWhere(store, (state) => state.account.userInfo?.hasAcceptedLegalOptins === true);
  expect(accepted).toEqual([{ legalOptinsKey: 'key-1' }]);
  expect(account.userInfo?.hasAcceptedLegalOptins).toBe(true);
});

it('accepting the changed texts keeps them and clears the note about the change', async () => {
  answer(400);
  const { store } = await given();
  store.dispatch(acceptanceRequested());
  await stateWhere(store, (state) => isAnswered(state) && state.policies.haveChanged);
  const { texts } = store.getState().policies;
  answer(200);

  store.dispatch(acceptanceRequested());

  expect(store.getState().policies.haveChanged).toBe(false);
  const { policies } = await stateWhere(store, (state) => state.policies.acceptance.status === 'loaded');
  expect(policies).toEqual({ status: 'loaded', failure: null, texts, acceptance: loaded, haveChanged: false });
});

it.each([
  ['a failure leaves the texts', 500, false, 'key-1'],
  ['texts that have changed are fetched again', 400, true, 'key-2'],
])('%s, and nothing is accepted', async (_case, status, haveChanged, key) => {
  answer(status);
  const { store } = await given();
  keyInForce = 'key-2';
  store.dispatch(acceptanceRequested());
  const { policies, account } = await stateWhere(
    store,
    (state) =>
      isAnswered(state) &&
      state.policies.texts?.policies.legalOptinsKey === key &&
      state.policies.acceptance.failure !== null,
  );
  expect(policies).toMatchObject({ haveChanged, acceptance: { failure: { status } } });
  expect(account.userInfo?.hasAcceptedLegalOptins).toBe(false);
});

it('a call that the services reject for outdated policies asks the player to accept them', async () => {
  server.use(
    http.post(`${testServicesUrl}/v3/profiles/me/friends/requests`, () =>
      HttpResponse.json(wireError(2026, 403), { status: 403 }),
    ),
  );
  const { store } = createSignedInStore();
  store.dispatch(userInfoLoaded(buildUser({ hasAcceptedLegalOptins: true })));

  store.dispatch(friendRequested('Corin'));

  const { friendRequests } = await stateWhere(
    store,
    (state) => selectMustAcceptPolicies(state) && state.friendRequests.requestError !== null,
  );
  expect(friendRequests.requestError).toEqual({ name: 'Corin', reason: 'policies' });
});
