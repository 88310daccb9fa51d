import type { SagaGenerator } from 'typed-redux-saga';
import { changeEmail } from '../../../services/account/accountCare';
import { callService } from '../../support/callService';
import { inSteps, noRethrow } from '../../support/inSteps';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { takeEmailChange } from './heldEmailChange';
import { emailChangeRequested, emailChangeSteps } from './slice';

function* change(): SagaGenerator<void> {
  const held = takeEmailChange();
  if (held) yield* inSteps(emailChangeSteps, null, () => callService(changeEmail, held), noRethrow);
}

export function* emailSaga(): SagaGenerator<void> {
  yield* takeOneAtATime(emailChangeRequested, safely(change));
}
