import { put, type SagaGenerator, throttle } from 'typed-redux-saga';
import { safely } from '../support/safely';
import { windowResized } from '../window/slice';
import { overlayHeightFor, overlayResizeThrottleMs } from './rules';
import { overlayHeightSet } from './slice';

function* fitOverlay({ payload }: ReturnType<typeof windowResized>): SagaGenerator<void> {
  yield* put(overlayHeightSet(overlayHeightFor(payload.windowWidth)));
}

export function* interfaceSaga(): SagaGenerator<void> {
  yield* throttle(overlayResizeThrottleMs, windowResized, safely(fitOverlay));
}
