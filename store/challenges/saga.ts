import { all, call, put, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import {
  activateChallenge,
  bankChallenge,
  type BankedChallenges,
  type Challenge,
} from '../../services/club/challenges';
import { activateAllChallenges, bankAllChallenges, getChallenges } from '../../services/console/console';
import { toFailure } from '../../services/http/errors';
import { logoutStarted, playerReturned } from '../session/events';
import type { PlayerState } from '../rootReducer';
import { callService } from '../support/callService';
import { randomUuid } from '../../services/http/randomUuid';
import { isOutcomeUnknown } from '../support/failures';
import { fetchUnchanged } from '../support/fetchUnchanged';
import { safely } from '../support/safely';
import { toastShown } from '../toasts/slice';
import { stepErrorOf } from './rules';
import { selectBankable, selectIsPending, selectRegion, selectRequestedScopes, selectWaiting } from './selectors';
import {
  activationFailed,
  activationOfAllRequested,
  activationRequested,
  activationStarted,
  allActivated,
  bankingEnded,
  bankingFailed,
  bankingOfAllRequested,
  bankingRequested,
  bankingStarted,
  challengeActivated,
  challengesBanked,
  challengesFailed,
  challengesFetched,
  challengesRequested,
  type ChallengeName,
  listName,
} from './slice';

const nameOf = ({ challengeId, spaceId }: Challenge): ChallengeName => ({ challengeId, spaceId });

function* fetchChallenges({ payload: { spaceId } }: ReturnType<typeof challengesRequested>): SagaGenerator<void> {
  const challenges = yield* fetchUnchanged([challengeActivated, allActivated, challengesBanked], () =>
    callService(getChallenges, { spaceId: spaceId ?? undefined }),
  );
  yield* put(challengesFetched({ spaceId, challenges }));
}

function* activate({ payload: name }: ReturnType<typeof activationRequested>): SagaGenerator<void> {
  if (yield* select(selectIsPending, name.challengeId)) return;
  yield* put(activationStarted(name));
  const challenge = yield* callService(activateChallenge, { ...name, ...(yield* select(selectRegion)) });
  yield* put(challengeActivated(challenge));
  yield* put(toastShown({ about: 'activation', names: [challenge.name] }));
}

/**
 * One call per game. A failure in one game does not stop the others. Where a response is lost, the list that is read again tells
 * what is active, at the latest when the player is back online.
 */
function* activateAll({ payload: { spaceId } }: ReturnType<typeof activationOfAllRequested>): SagaGenerator<void> {
  const waiting = yield* select(selectWaiting, spaceId);
  if (waiting.length === 0) return;
  yield* all(waiting.map((challenge) => put(activationStarted(nameOf(challenge)))));
  const games = [...new Set(waiting.map((challenge) => challenge.spaceId))];
  const activated = yield* all(
    games.map((game) =>
      call(
        activateGame,
        game,
        waiting.filter((challenge) => challenge.spaceId === game),
      ),
    ),
  );
  yield* put(allActivated(activated.flatMap((challenges) => challenges ?? [])));
  if (activated.includes(null)) {
    yield* put(challengesRequested({ spaceId }));
    yield* take([challengesFetched, activationStarted, logoutStarted]);
  }
  const { challenges } = yield* select((state: PlayerState) => state.challenges);
  const names = waiting
    .filter(({ challengeId }) => challenges[challengeId]?.status === 'active')
    .map(({ name }) => name);
  if (names.length > 0) yield* put(toastShown({ about: 'activation', names }));
}

/** Returns null where it is not known what was activated. */
function* activateGame(spaceId: string, waiting: readonly Challenge[]): SagaGenerator<Challenge[] | null> {
  try {
    return (yield* callService(activateAllChallenges, { spaceId })).challenges;
  } catch (error) {
    const failure = toFailure(error);
    yield* all(waiting.map((challenge) => put(activationFailed({ ...nameOf(challenge), failure }))));
    return isOutcomeUnknown(failure) ? null : [];
  }
}

function* bank({ payload: name }: ReturnType<typeof bankingRequested>): SagaGenerator<void> {
  if (yield* select(selectIsPending, name.challengeId)) return;
  yield* put(bankingStarted(name));
  const { challenge, ...granted } = yield* callService(bankChallenge, { ...name, ...(yield* select(selectRegion)) });
  yield* announceBanked({ challenges: [challenge], ...granted });
}

function* announceBanked({ challenges, rewardsGranted, unitBalance }: BankedChallenges): SagaGenerator<void> {
  const granted = { ...rewardsGranted, unitBalance };
  yield* put(challengesBanked({ challenges, ...granted }));
  yield* put(toastShown({ about: 'banking', count: challenges.length, ...granted }));
}

/**
 * Banks all completed challenges of a scope in one call. A further try after a failure has the same key, so that a lost
 * response is returned again: `bankingKeys` holds the keys of calls without a response, by scope.
 */
function* bankAll(
  { payload: scope }: ReturnType<typeof bankingOfAllRequested>,
  bankingKeys: Map<string, string>,
): SagaGenerator<void> {
  const names = (yield* select(selectBankable, scope.spaceId)).map(nameOf);
  if (names.length === 0) return;
  yield* all(names.map((name) => put(bankingStarted(name))));
  const idempotencyKey = bankingKeys.get(listName(scope)) ?? randomUuid();
  bankingKeys.set(listName(scope), idempotencyKey);
  try {
    const input = { spaceId: scope.spaceId ?? undefined };
    const banked = yield* callService(bankAllChallenges, input, { idempotencyKey });
    bankingKeys.delete(listName(scope));
    yield* announceBanked(banked);
    yield* put(bankingEnded(names));
    if (banked.challenges.length < names.length) yield* refreshLists();
  } catch (error) {
    const failure = toFailure(error);
    yield* all(names.map((name) => put(bankingFailed({ ...name, failure }))));
  }
}

/** The list is outdated: the challenge was banked in another tab or by a call without a response, or has ended. */
function* refreshOvertaken({
  payload: { failure },
}: ReturnType<typeof bankingFailed | typeof activationFailed>): SagaGenerator<void> {
  const error = stepErrorOf(failure);
  if (error === 'failed') return;
  // Its row goes with the refreshed list, and with the row what it could say.
  if (error === 'banked') yield* put(toastShown({ about: 'banking', count: 0, units: 0, xp: 0, unitBalance: null }));
  yield* refreshLists();
}

function* refreshLists(): SagaGenerator<void> {
  const scopes = yield* select(selectRequestedScopes);
  yield* all(scopes.map((scope) => put(challengesRequested(scope))));
}

/** While a challenge is being activated or banked, further clicks on it are ignored. */
export function* challengesSaga(): SagaGenerator<void> {
  const bankingKeys = new Map<string, string>();
  yield* takeEvery(
    challengesRequested,
    safely(fetchChallenges, (failure, { payload }) => challengesFailed({ ...payload, failure })),
  );
  yield* takeEvery(
    activationRequested,
    safely(activate, (failure, { payload }) => activationFailed({ ...payload, failure })),
  );
  yield* takeEvery(activationOfAllRequested, safely(activateAll));
  yield* takeEvery(
    bankingOfAllRequested,
    safely((event: ReturnType<typeof bankingOfAllRequested>) => bankAll(event, bankingKeys)),
  );
  yield* takeEvery(
    bankingRequested,
    safely(bank, (failure, { payload }) => bankingFailed({ ...payload, failure })),
  );
  yield* takeEvery([activationFailed, bankingFailed], safely(refreshOvertaken));
  yield* takeLatest(playerReturned, safely(refreshLists));
}
