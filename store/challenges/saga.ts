import { all, call, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { activateChallenge, bankChallenge } from '../../services/club/challenges';
import type { Challenge } from '../../services/club/challenges';
import { activateAllChallenges, getChallenges } from '../../services/console/console';
import { serviceErrorCodes, toFailure } from '../../services/http/errors';
import { profileRequested } from '../profile/slice';
import { callService } from '../support/callService';
import { safely } from '../support/safely';
import { selectIsPending, selectRegion, selectRequestedScopes, selectWaiting } from './selectors';
import {
  activationFailed,
  activationOfAllRequested,
  activationRequested,
  activationStarted,
  allActivated,
  bankingFailed,
  bankingRequested,
  bankingStarted,
  challengeActivated,
  challengeBanked,
  challengesFailed,
  challengesFetched,
  challengesRequested,
  type ChallengeName,
} from './slice';

function* fetchChallenges({ payload: { spaceId } }: ReturnType<typeof challengesRequested>): SagaGenerator<void> {
  const challenges = yield* callService(getChallenges, { spaceId: spaceId ?? undefined });
  yield* put(challengesFetched({ spaceId, challenges }));
}

function* activate({ payload: name }: ReturnType<typeof activationRequested>): SagaGenerator<void> {
  if (yield* select(selectIsPending, name.challengeId)) return;
  yield* put(activationStarted(name));
  yield* put(challengeActivated(yield* callService(activateChallenge, { ...name, ...(yield* select(selectRegion)) })));
}

/** Activates all available challenges, one call per game. A failure in one game does not stop the others. */
function* activateAll({ payload: { spaceId } }: ReturnType<typeof activationOfAllRequested>): SagaGenerator<void> {
  const waiting = (yield* select(selectWaiting, spaceId)).map(({ challengeId, spaceId, name }) => ({
    challengeId,
    spaceId,
    name,
  }));
  if (waiting.length === 0) return;
  yield* all(waiting.map((challenge) => put(activationStarted(challenge))));
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
  const challenges = activated.flat();
  const running = new Set(challenges.map(({ challengeId }) => challengeId));
  const names = waiting.filter(({ challengeId }) => running.has(challengeId)).map(({ name }) => name);
  if (names.length > 0) yield* put(allActivated({ challenges, names }));
}

function* activateGame(spaceId: string, waiting: readonly ChallengeName[]): SagaGenerator<Challenge[]> {
  try {
    return (yield* callService(activateAllChallenges, { spaceId })).challenges;
  } catch (error) {
    const failure = toFailure(error);
    yield* all(waiting.map((name) => put(activationFailed({ ...name, failure }))));
    return [];
  }
}

function* bank({ payload: name }: ReturnType<typeof bankingRequested>): SagaGenerator<void> {
  if (yield* select(selectIsPending, name.challengeId)) return;
  yield* put(bankingStarted(name));
  const { challenge, rewardsGranted, unitBalance } = yield* callService(bankChallenge, {
    ...name,
    ...(yield* select(selectRegion)),
  });
  const { challengeId } = challenge;
  yield* put(challengeBanked({ challenge, challengeId, ...rewardsGranted, unitBalance }));
}

/** Banking adds XP and possibly a level, which only the services know. */
function* refreshLevel(): SagaGenerator<void> {
  yield* put(profileRequested());
}

/** The list is outdated: the challenge was banked in another tab or by a call without a response, or has ended. */
function* refreshOvertaken({
  payload: { failure },
}: ReturnType<typeof bankingFailed | typeof activationFailed>): SagaGenerator<void> {
  if (!overtaken.some((code) => code === failure.code)) return;
  const scopes = yield* select(selectRequestedScopes);
  yield* all(scopes.map((scope) => put(challengesRequested(scope))));
}

const overtaken = [
  serviceErrorCodes.challengeAlreadyBanked,
  serviceErrorCodes.challengeExpired,
  serviceErrorCodes.challengeNotCompleted,
];

/** While a challenge is being activated or banked, further clicks on it are ignored. */
export function* challengesSaga(): SagaGenerator<void> {
  yield* takeEvery(
    challengesRequested,
    safely(fetchChallenges, (failure, { payload }) => challengesFailed({ ...payload, failure })),
  );
  yield* takeLatest(challengeBanked, safely(refreshLevel));
  yield* takeEvery(
    activationRequested,
    safely(activate, (failure, { payload }) => activationFailed({ ...payload, failure })),
  );
  yield* takeEvery(activationOfAllRequested, safely(activateAll));
  yield* takeEvery(
    bankingRequested,
    safely(bank, (failure, { payload }) => bankingFailed({ ...payload, failure })),
  );
  yield* takeEvery([activationFailed, bankingFailed], safely(refreshOvertaken));
}
