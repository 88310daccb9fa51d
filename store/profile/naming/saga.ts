import { delay, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { renameProfile } from '../../../services/account/endpoints';
import { validateRenaming } from '../../../services/account/moreEndpoints';
import { ServiceError } from '../../../services/http/errors';
import type { RootState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { inSteps } from '../../support/inSteps';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { nameChecked, nameCheckFailed, nameTyped, namingEnded, renameRequested, renameSteps } from './slice';

/** A check waits this long for the next letter, in ms. */
const typingPauseMs = 350;

/** Who goes back to the name there is wants no check of another; taking a name checks it anyway. */
function* checkTyped(action: { type: string }): SagaGenerator<void> {
  if (!nameTyped.match(action)) return;
  yield* delay(typingPauseMs);
  yield* check(action.payload);
}

/** Asks what would be wrong with a name; the store is told. */
function* check(name: string): SagaGenerator<void> {
  try {
    yield* put(nameChecked({ name, reports: yield* callService(validateRenaming, { nameOnPlatform: name }) }));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    yield* put(nameCheckFailed(name));
  }
}

function* rename(): SagaGenerator<void> {
  const name = yield* select(({ naming }: RootState) => naming.name);
  yield* inSteps(renameSteps, name, takeName, { rethrow: false });
}

/** A refused name may have been taken since its check: the reports say so, and what would do instead. */
function* takeName(nameOnPlatform: string) {
  try {
    return yield* callService(renameProfile, { nameOnPlatform });
  } catch (error) {
    if (error instanceof ServiceError && error.status === 400) yield* check(nameOnPlatform);
    throw error;
  }
}

export function* namingSaga(): SagaGenerator<void> {
  yield* takeLatest([nameTyped, namingEnded, renameRequested], safely(checkTyped));
  yield* takeOneAtATime(renameRequested, safely(rename));
}
