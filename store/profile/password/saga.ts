import type { SagaGenerator } from 'typed-redux-saga';
import { changePassword } from '../../../services/account/devices';
import { callService } from '../../support/callService';
import { inSteps, noRethrow } from '../../support/inSteps';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { takePasswords } from './heldPasswords';
import { passwordChangeRequested, passwordSteps } from './slice';

function* change(): SagaGenerator<void> {
  const passwords = takePasswords();
  if (passwords) yield* inSteps(passwordSteps, null, () => callService(changePassword, passwords), noRethrow);
}

export function* passwordSaga(): SagaGenerator<void> {
  yield* takeOneAtATime(passwordChangeRequested, safely(change));
}
