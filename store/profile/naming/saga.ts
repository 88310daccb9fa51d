import { delay, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { renameProfile, validateRenaming } from '../../../services/account/profiles';
import { ServiceError } from '../../../services/http/errors';
import { profileRenamed } from '../../account/slice';
import { userInfoRequested } from '../../session/events';
import type { PlayerState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { inSteps, noRethrow } from '../../support/inSteps';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { nameChecked, nameCheckFailed, nameTyped, namingEnded, renameRequested, renameSteps } from './slice';

/** The pause in typing before a check, in ms. */
const typingPauseMs = 350;

/** Restoring the name, or renaming, cancels a pending check. */
function* checkTyped(action: { type: string }): SagaGenerator<void> {
  if (!nameTyped.match(action)) return;
  yield* delay(typingPauseMs);
  yield* check(action.payload);
}

function* check(name: string): SagaGenerator<void> {
  try {
    yield* put(nameChecked({ name, reports: yield* callService(validateRenaming, { nameOnPlatform: name }) }));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    yield* put(nameCheckFailed(name));
  }
}

function* rename(): SagaGenerator<void> {
  const name = yield* select(({ naming }: PlayerState) => naming.name);
  yield* inSteps(renameSteps, name, takeName, noRethrow);
}

/** A rejected name may have been taken since its check: the new reports contain that, with suggestions. */
function* takeName(nameOnPlatform: string) {
  try {
    return yield* callService(renameProfile, { nameOnPlatform });
  } catch (error) {
    if (error instanceof ServiceError && error.status === 400) yield* check(nameOnPlatform);
    throw error;
  }
}

/** Only the services know when the name may be changed again. */
function* refreshAccount(): SagaGenerator<void> {
  yield* put(userInfoRequested());
}

export function* namingSaga(): SagaGenerator<void> {
  yield* takeLatest([nameTyped, namingEnded, renameRequested], safely(checkTyped));
  yield* takeOneAtATime(renameRequested, safely(rename));
  yield* takeLatest(profileRenamed, safely(refreshAccount));
}
