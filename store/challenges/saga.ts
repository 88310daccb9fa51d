import { all, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { activateChallenge, bankChallenge } from '../../services/club/endpoints';
import { getChallengesOverview } from '../../services/clubWebsite/endpoints';
import { getChallenges } from '../../services/console/endpoints';
import { serviceErrorCodes, toFailure } from '../../services/http/errors';
import { profileRequested } from '../profile/slice';
import { callService } from '../support/callService';
import { safely } from '../support/safely';
import { selectIsPending, selectRegion, selectRequestedScopes } from './selectors';
import {
  activationFailed,
  activationRequested,
  activationStarted,
  bankingFailed,
  bankingRequested,
  bankingStarted,
  challengeActivated,
  challengeBanked,
  challengesFailed,
  challengesFetched,
  challengesRequested,
  overviewFailed,
  overviewFetched,
  overviewRequested,
} from './slice';

function* fetchChallenges({ payload: { spaceId } }: ReturnType<typeof challengesRequested>): SagaGenerator<void> {
  try {
    const challenges = yield* callService(getChallenges, { spaceId: spaceId ?? undefined });
    yield* put(challengesFetched({ spaceId, challenges }));
  } catch (error) {
    yield* put(challengesFailed({ spaceId, failure: toFailure(error) }));
  }
}

function* fetchOverview(): SagaGenerator<void> {
  try {
    yield* put(overviewFetched(yield* callService(getChallengesOverview, {})));
  } catch (error) {
    yield* put(overviewFailed(toFailure(error)));
  }
}

function* activate({ payload: name }: ReturnType<typeof activationRequested>): SagaGenerator<void> {
  if (yield* select(selectIsPending, name.challengeId)) return;
  yield* put(activationStarted(name));
  try {
    yield* put(
      challengeActivated(yield* callService(activateChallenge, { ...name, ...(yield* select(selectRegion)) })),
    );
  } catch (error) {
    yield* put(activationFailed({ ...name, failure: toFailure(error) }));
  }
}

function* bank({ payload: name }: ReturnType<typeof bankingRequested>): SagaGenerator<void> {
  if (yield* select(selectIsPending, name.challengeId)) return;
  yield* put(bankingStarted(name));
  try {
    const { challenge, rewardsGranted, unitBalance } = yield* callService(bankChallenge, {
      ...name,
      ...(yield* select(selectRegion)),
    });
    const { challengeId } = challenge;
    yield* put(challengeBanked({ challenge, challengeId, ...rewardsGranted, unitBalance }));
  } catch (error) {
    yield* put(bankingFailed({ ...name, failure: toFailure(error) }));
  }
}

/** What is banked brings xp, and with it perhaps a level: the services know. */
function* refreshLevel(): SagaGenerator<void> {
  yield* put(profileRequested());
}

/** What is on show was overtaken: banked in another tab, ended meanwhile, or banked by a call whose reply was lost. */
function* refreshOvertaken({ payload: { failure } }: ReturnType<typeof bankingFailed>): SagaGenerator<void> {
  if (!overtaken.some((code) => code === failure.code)) return;
  const scopes = yield* select(selectRequestedScopes);
  yield* all(scopes.map((scope) => put(challengesRequested(scope))));
}

const overtaken = [
  serviceErrorCodes.challengeAlreadyBanked,
  serviceErrorCodes.challengeExpired,
  serviceErrorCodes.challengeNotCompleted,
];

/**
 * Every challenge is led by its first click: while it is being activated or banked, more clicks on it count for nothing,
 * and clicks on others do.
 */
export function* challengesSaga(): SagaGenerator<void> {
  yield* takeEvery(challengesRequested, safely(fetchChallenges));
  yield* takeLatest([overviewRequested, challengeBanked], safely(fetchOverview));
  yield* takeLatest(challengeBanked, safely(refreshLevel));
  yield* takeEvery(activationRequested, safely(activate));
  yield* takeEvery(bankingRequested, safely(bank));
  yield* takeEvery(bankingFailed, safely(refreshOvertaken));
}
