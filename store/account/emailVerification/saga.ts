import type { SagaGenerator } from 'typed-redux-saga';
import { sendEmailVerification } from '../../../services/account/users';
import { callService } from '../../support/callService';
import { inSteps, noRethrow } from '../../support/inSteps';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { verificationEmailRequested, verificationEmailSteps } from './slice';

function* sendEmail(): SagaGenerator<void> {
  yield* inSteps(verificationEmailSteps, null, () => callService(sendEmailVerification, {}), noRethrow);
}

export function* emailVerificationSaga(): SagaGenerator<void> {
  yield* takeOneAtATime(verificationEmailRequested, safely(sendEmail));
}
