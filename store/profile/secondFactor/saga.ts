import { type SagaGenerator, takeLatest } from 'typed-redux-saga';
import {
  getSecondFactor,
  setUpSecondFactor,
  turnSecondFactorOff,
  turnSecondFactorOn,
} from '../../../services/account/accountCare';
import { callService } from '../../support/callService';
import { inSteps, noRethrow } from '../../support/inSteps';
import { refreshOn } from '../../support/refreshOn';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { devicesRequested } from '../devices/slice';
import { takeFactorCode, takeFactorPassword } from './held';
import {
  factorOffRequested,
  factorOffSteps,
  factorOnRequested,
  factorOnSteps,
  factorSetupRequested,
  factorSetupSteps,
  secondFactorRequested,
  secondFactorSteps,
} from './slice';

function* fetchSecondFactor(): SagaGenerator<void> {
  yield* inSteps(secondFactorSteps, null, () => callService(getSecondFactor, {}), noRethrow);
}

function* setUp(): SagaGenerator<void> {
  const password = takeFactorPassword();
  if (password === null) return;
  yield* inSteps(factorSetupSteps, null, () => callService(setUpSecondFactor, { password }), noRethrow);
}

function* turnOn(): SagaGenerator<void> {
  const code = takeFactorCode();
  if (code === null) return;
  yield* inSteps(factorOnSteps, null, () => callService(turnSecondFactorOn, { code }), noRethrow);
}

function* turnOff(): SagaGenerator<void> {
  const password = takeFactorPassword();
  if (password === null) return;
  yield* inSteps(factorOffSteps, null, () => callService(turnSecondFactorOff, { password }), noRethrow);
}

export function* secondFactorSaga(): SagaGenerator<void> {
  yield* takeLatest(secondFactorRequested, safely(fetchSecondFactor));
  yield* takeOneAtATime(factorSetupRequested, safely(setUp));
  yield* takeOneAtATime(factorOnRequested, safely(turnOn));
  yield* takeOneAtATime(factorOffRequested, safely(turnOff));
  // A second factor signs the other devices out.
  yield* refreshOn(
    [factorOnSteps.succeeded],
    ({ devices }) => [devices],
    () => devicesRequested(),
  );
}
