import { readTransactions } from '../../../services/club/transactions';
import { keepPlayer, keptForMs, readKeptPlayer } from '../../../services/offline/keptPlayer';
import { ServiceError, toFailure } from '../../../services/http/errors';
import { buildChallenge } from '../../../services/testing/builders';
import { wireTransaction } from '../../../services/testing/wireResponses';
import { challengesFetched } from '../../challenges/slice';
import { profileLoaded } from '../../profile/slice';
import {
  loginCheckFailed,
  loginFailed,
  loginSucceeded,
  logoutStarted,
  ticketRenewalFailed,
} from '../../session/events';
import { buildLoginReport, buildUserProfile } from '../../support/testing/builders';
import { createTestStore } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { balanceFetched } from '../../units/slice';
import { ledger } from '../../units/tasks';

const { userId } = buildLoginReport();
const profile = buildUserProfile({ userId, username: 'Northwind' });
const expiring = [{ units: 20, expiresAt: '2027-03-31T11:59:59.999Z' }];
const page = readTransactions({ transactions: [wireTransaction()], total: 45 });
const ended = toFailure(new ServiceError({ message: 'no session', status: 401 }));
const unanswered = toFailure(new ServiceError({ message: 'no answer', status: 504 }));

const at = 1_790_000_000_000;
const kept = { profile, units: 90, expiring, challenges: [], at, ledger: { at, page } };

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'], now: at }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

function seePlayer() {
  const made = createSignedInStore();
  made.clock.now = at;
  made.store.dispatch(profileLoaded(profile));
  made.store.dispatch(balanceFetched({ units: 90, expiring }));
  return made;
}

it('keeps what the player sees, in a form that is read again, and no ticket', async () => {
  const { store } = seePlayer();
  const running = buildChallenge({ status: 'active' });
  store.dispatch(
    challengesFetched({
      spaceId: null,
      challenges: [running, buildChallenge({ challengeId: 'old', status: 'banked' })],
    }),
  );
  store.dispatch(ledger.fetched({ ...page, filter: {} }));
  await jest.advanceTimersByTimeAsync(600);
  expect(readKeptPlayer(at)).toMatchObject({
    ...kept,
    profile: { username: 'Northwind' },
    challenges: [{ challengeId: running.challengeId, status: 'active' }],
  });
  expect(localStorage.getItem('club-kept-player')).not.toContain(buildLoginReport().ticket);
});

it('keeps the history of an earlier page of the same player, and none that is filtered', async () => {
  keepPlayer({ ...kept, at: at - 1000, ledger: { at: at - 1000, page } });
  const { store } = seePlayer();
  store.dispatch(ledger.fetched({ transactions: [], total: 0, filter: { type: 'spent' } }));
  await jest.advanceTimersByTimeAsync(600);
  expect(readKeptPlayer(at)).toMatchObject({ at, ledger: { at: at - 1000 } });
});

it('keeps nothing that arrives as the player signs out', async () => {
  const { store } = seePlayer();
  store.dispatch(logoutStarted());
  await jest.advanceTimersByTimeAsync(600);
  expect(readKeptPlayer(at)).toBeNull();
});

it.each([
  ['a sign-out', logoutStarted(), false],
  ['a session that has ended', loginFailed(ended), false],
  ['a session that ends while the page is open', ticketRenewalFailed(ended), false],
  ['another player', loginSucceeded(buildLoginReport({ userId: 'another' })), false],
  ['the same player', loginSucceeded(buildLoginReport()), true],
  ['services that do not answer', loginCheckFailed(unanswered), true],
  ['a ticket that cannot be renewed now', ticketRenewalFailed(unanswered), true],
])('after %s', (_what, event, isKept) => {
  keepPlayer(kept);
  const { store, clock } = createTestStore();
  clock.now = at;
  store.dispatch(event);
  expect(readKeptPlayer(at) !== null).toBe(isKept);
});

it('ends by itself, and with a form that nothing reads', () => {
  keepPlayer(kept);
  expect(readKeptPlayer(at + keptForMs)).toBeNull();
  localStorage.setItem('club-kept-player', '{"profile":{}}');
  expect(readKeptPlayer(at)).toBeNull();
});

it('comes back before the check of the login has failed, where that takes long', async () => {
  keepPlayer(kept);
  const { store, clock } = createTestStore();
  clock.now = at;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(store.getState().keptPlayer).toBeNull();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(store.getState().keptPlayer?.units).toBe(90);
});

it('comes back while the services do not answer, until it is known who is signed in', async () => {
  keepPlayer(kept);
  const { store, clock } = createTestStore();
  clock.now = at;
  expect(store.getState().keptPlayer).toBeNull();
  store.dispatch(loginCheckFailed(unanswered));
  expect((await stateWhere(store, ({ keptPlayer }) => keptPlayer !== null)).keptPlayer?.units).toBe(90);
  store.dispatch(loginSucceeded(buildLoginReport()));
  expect(store.getState().keptPlayer).toBeNull();
});
