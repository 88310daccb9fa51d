import { put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { logoutEverywhere } from '../../../services/account/logout';
import { callService } from '../../support/callService';
import { inSteps, noRethrow } from '../../support/inSteps';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { logoutRequested } from '../../session/events';
import { signOutEverywhereRequested, signOutEverywhereSteps } from './slice';

function* signOutEverywhere(): SagaGenerator<void> {
  yield* inSteps(signOutEverywhereSteps, null, () => callService(logoutEverywhere, {}), noRethrow);
}

/** The services have ended this browser's session too: the site signs out as usual, in all tabs. */
function* signOutHere(): SagaGenerator<void> {
  yield* put(logoutRequested());
}

export function* signOutEverywhereSaga(): SagaGenerator<void> {
  yield* takeOneAtATime(signOutEverywhereRequested, safely(signOutEverywhere));
  yield* takeEvery(signOutEverywhereSteps.succeeded, safely(signOutHere));
}
