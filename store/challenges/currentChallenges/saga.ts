import { put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { getCurrentChallenges } from '../../../services/club/currentChallenges';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import { currentFailed, currentFetched, currentRequested } from './slice';

function* fetchCurrent(): SagaGenerator<void> {
  yield* put(currentFetched((yield* callService(getCurrentChallenges, null)).challenges));
}

export function* currentChallengesSaga(): SagaGenerator<void> {
  yield* takeLatest(currentRequested, safely(fetchCurrent, currentFailed));
}
