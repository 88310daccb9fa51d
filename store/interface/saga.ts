import { call, put, type SagaGenerator, select, takeEvery, throttle } from 'typed-redux-saga';
import { isOffline } from '../../services/offline/keptPlayer';
import { selectIsLoggedIn } from '../session/selectors';
import type { RootState } from '../rootReducer';
import { getDependencies } from '../support/dependencies';
import { safely } from '../support/safely';
import { windowResized } from '../window/slice';
import { overlayHeightFor, overlayResizeThrottleMs } from './rules';
import { loginModalDismissed, loginModalToggled, overlayHeightSet } from './slice';

/** Closing the modal without a login redirects to the route it was opened with (spec 2, Login modal). */
function* closeLoginModal(): SagaGenerator<void> {
  const { navigate } = yield* getDependencies();
  const { redirectOnClose } = yield* select((state: RootState) => state.interface);
  yield* put(loginModalToggled({ showLoginModal: false }));
  // Without a connection another page may not load; this one says so, and opens the modal again for a visitor once it is back.
  if (redirectOnClose === null || isOffline() || (yield* select(selectIsLoggedIn))) return;
  // On the page itself, Back would lead to the login again.
  yield* call(navigate, redirectOnClose, undefined, undefined, { isRedirect: true });
}

function* fitOverlay({ payload }: ReturnType<typeof windowResized>): SagaGenerator<void> {
  yield* put(overlayHeightSet(overlayHeightFor(payload.windowWidth)));
}

export function* interfaceSaga(): SagaGenerator<void> {
  yield* takeEvery(loginModalDismissed, safely(closeLoginModal));
  yield* throttle(overlayResizeThrottleMs, windowResized, safely(fitOverlay));
}
