import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { chooseCommunications } from '../../../services/account/users';
import { toFailure } from '../../../services/http/errors';
import { communicationsChanged } from '../../account/slice';
import type { PlayerState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import { selectPendingCommunications } from './selectors';
import { communicationsChangeFailed, communicationsChangeStarted, communicationsChosen } from './slice';

/** A choice shows at once. Changes are sent one at a time, so that the services receive the last one last. */
function* choose({ payload }: ReturnType<typeof communicationsChosen>): SagaGenerator<void> {
  const isRunning = (yield* select(selectPendingCommunications)) !== null;
  yield* put(communicationsChangeStarted(payload));
  if (!isRunning) yield* settle();
}

function* settle(): SagaGenerator<void> {
  const choices = yield* select(selectPendingCommunications);
  if (!choices) return;
  const userId = yield* select(({ auth }: PlayerState) => auth.userId ?? 'me');
  try {
    yield* callService(chooseCommunications, { userId, choices });
    yield* put(communicationsChanged(choices));
  } catch (error) {
    yield* put(communicationsChangeFailed(toFailure(error)));
  }
  yield* settle();
}

export function* communicationsSaga(): SagaGenerator<void> {
  yield* takeEvery(communicationsChosen, safely(choose));
}
