import { put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { getCurrentChallenges } from '../../../services/club/currentChallenges';
import { toFailure } from '../../../services/http/errors';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import { currentFailed, currentFetched, currentRequested } from './slice';

function* fetchCurrent(): SagaGenerator<void> {
  try {
    yield* put(currentFetched((yield* callService(getCurrentChallenges, null)).challenges));
  } catch (error) {
    yield* put(currentFailed(toFailure(error)));
  }
}

export function* currentChallengesSaga(): SagaGenerator<void> {
  yield* takeLatest(currentRequested, safely(fetchCurrent));
}
