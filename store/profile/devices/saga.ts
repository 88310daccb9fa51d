import { type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { endDevice, getDevices } from '../../../services/account/devices';
import { serviceErrorCodes, toFailure } from '../../../services/http/errors';
import { callService } from '../../support/callService';
import { inSteps, noRethrow } from '../../support/inSteps';
import { refreshOn } from '../../support/refreshOn';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { passwordSteps } from '../password/slice';
import { deviceEndRequested, deviceEndSteps, devicesRequested, devicesSteps } from './slice';

function* fetchDevices(): SagaGenerator<void> {
  yield* inSteps(devicesSteps, null, () => callService(getDevices, {}), noRethrow);
}

function* end({ payload }: ReturnType<typeof deviceEndRequested>): SagaGenerator<void> {
  yield* inSteps(deviceEndSteps, payload, signOut, noRethrow);
}

function* signOut(deviceId: string): SagaGenerator<string> {
  try {
    yield* callService(endDevice, { deviceId });
  } catch (error) {
    // The device has signed out by itself meanwhile.
    if (toFailure(error).code !== serviceErrorCodes.notFound) throw error;
  }
  return deviceId;
}

export function* devicesSaga(): SagaGenerator<void> {
  yield* takeLatest(devicesRequested, safely(fetchDevices));
  yield* takeOneAtATime(deviceEndRequested, safely(end));
  // A new password signs the other devices out.
  yield* refreshOn(
    [passwordSteps.succeeded],
    ({ devices }) => [devices],
    () => devicesRequested(),
  );
}
