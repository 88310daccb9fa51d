import { put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { closeAccount, keepAccount } from '../../../services/account/accountCare';
import { logoutRequested, userInfoRequested } from '../../session/events';
import { callService } from '../../support/callService';
import { inSteps, noRethrow } from '../../support/inSteps';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { takeClosingPassword } from './heldPassword';
import { closingRequested, closingSteps, keepingRequested, keepingSteps } from './slice';

function* close(): SagaGenerator<void> {
  const password = takeClosingPassword();
  if (password === null) return;
  yield* inSteps(closingSteps, null, () => closeNow(password), noRethrow);
}

function* closeNow(password: string): SagaGenerator<null> {
  yield* callService(closeAccount, { password });
  return null;
}

/** The services have ended this browser's session too: the site signs out as usual, in all tabs. */
function* signOutHere(): SagaGenerator<void> {
  yield* put(logoutRequested());
}

function* keep(): SagaGenerator<void> {
  yield* inSteps(keepingSteps, null, () => callService(keepAccount, {}), noRethrow);
}

/** The account has no closing date any more. */
function* readAccount(): SagaGenerator<void> {
  yield* put(userInfoRequested());
}

export function* closingSaga(): SagaGenerator<void> {
  yield* takeOneAtATime(closingRequested, safely(close));
  yield* takeEvery(closingSteps.succeeded, safely(signOutHere));
  yield* takeOneAtATime(keepingRequested, safely(keep));
  yield* takeEvery(keepingSteps.succeeded, safely(readAccount));
}
