import { eventChannel } from 'redux-saga';
import {
  call,
  delay,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import { getIpLocation } from '../../services/account/endpoints';
import { ServiceError, toFailure } from '../../services/http/errors';
import { userInfoRequested } from '../account/slice';
import { loginModalToggled } from '../interface/slice';
import { selectLocale } from '../locale/selectors';
import type { RootState } from '../rootReducer';
import { appMounted } from '../support/appMounted';
import { callService } from '../support/callService';
import { getDependencies } from '../support/dependencies';
import { safely } from '../support/safely';
import { renewalDelay } from './rules';
import {
  ipCountryLoaded,
  loggedOut,
  loginCheckRequested,
  loginFailed,
  loginRequested,
  loginSucceeded,
  logoutFailed,
  logoutRequested,
  logoutStarted,
  ticketRenewalFailed,
  ticketRenewalRequested,
  ticketRenewed,
} from './slice';

/**
 * Completes a login of the widget: gets ticket and profile, closes the modal, fetches the user info, opens the
 * dashboard.
 */
function* completeLogin({ payload }: ReturnType<typeof loginRequested>): SagaGenerator<void> {
  const isLoggedIn = yield* logIn();
  if (!isLoggedIn) return;
  const { redirectAfterLogin } = yield* select((state: RootState) => state.interface);
  yield* put(loginModalToggled({ showLoginModal: false }));
  yield* put(userInfoRequested());
  if (redirectAfterLogin && !payload?.preventRedirect) yield* goTo('dashboard');
}

/** Gets the player from the sign-on; true on success. */
function* logIn(): SagaGenerator<boolean> {
  const { signOn } = yield* getDependencies();
  try {
    const report = yield* call(signOn.login, yield* select(selectLocale));
    if (yield* isAnother(report.userId)) yield* put(logoutStarted());
    yield* put(loginSucceeded(report));
    return true;
  } catch (error) {
    yield* put(loginFailed(toFailure(error)));
    return false;
  }
}

/** Looks for a sign-on session. Its result is dropped when the widget logs in first. */
function* checkLogin(): SagaGenerator<void> {
  yield* race({ outcome: call(logIn), widget: take(loginRequested) });
}

/** True when another player has signed on in this browser: the data of the last one must be cleared first. */
function* isAnother(userId: string): SagaGenerator<boolean> {
  const lastUserId = yield* select(({ auth }: RootState) => auth.userId);
  return lastUserId !== null && lastUserId !== userId;
}

const renewalPausesMs = [0, 2_000, 10_000];

/** Renews the ticket once for all callers. A sign-out ends the renewal, so that no ticket is stored after it. */
function* renewTicket(): SagaGenerator<void> {
  const { outcome } = yield* race({ outcome: call(tryToRenew), signOut: take(logoutStarted) });
  if (!outcome) return;
  if (ticketRenewed.match(outcome) && (yield* isAnother(outcome.payload.userId))) {
    yield* put(logoutStarted());
    yield* put(userInfoRequested());
    return;
  }
  yield* put(outcome);
}

function* tryToRenew(): SagaGenerator<ReturnType<typeof ticketRenewed> | ReturnType<typeof ticketRenewalFailed>> {
  const { signOn } = yield* getDependencies();
  let lastError: unknown;
  for (const pauseMs of renewalPausesMs) {
    if (pauseMs > 0) yield* delay(pauseMs);
    try {
      return ticketRenewed(yield* call(signOn.getTicket));
    } catch (error) {
      lastError = error;
      if (isRejection(error)) break;
    }
  }
  return ticketRenewalFailed(toFailure(lastError));
}

/** The sign-on rejects the player. Other errors may be temporary. */
const isRejection = (error: unknown) => error instanceof ServiceError && error.status === 401;

/** Schedules the renewal of the ticket. Runs again when the ticket changes or is cleared. */
function* scheduleRenewal(): SagaGenerator<void> {
  const { now } = yield* getDependencies();
  const expiration = yield* select(({ auth }: RootState) => auth.expiration);
  if (expiration === null) return;
  yield* delay(renewalDelay(expiration, now()));
  yield* put(ticketRenewalRequested());
}

function* logOut(): SagaGenerator<void> {
  const { signOn, otherTabs } = yield* getDependencies();
  yield* leave();
  yield* call(otherTabs.announceLogout);
  try {
    yield* call(signOn.logout, yield* select(selectLocale));
    yield* put(loggedOut());
  } catch (error) {
    yield* put(logoutFailed(toFailure(error)));
  }
}

/** Clears everything personal and goes to the index (spec 4, Logout). */
function* leave(): SagaGenerator<void> {
  yield* put(logoutStarted());
  yield* goTo('index');
}

function* goTo(routeName: string): SagaGenerator<void> {
  const { navigate } = yield* getDependencies();
  yield* call(navigate, routeName);
}

function* followOtherTabs(): SagaGenerator<void> {
  const { otherTabs } = yield* getDependencies();
  const logouts = eventChannel<true>((emit) => otherTabs.onLogout(() => emit(true)));
  yield* takeEvery(logouts, safely(leaveToo));
}

/** The other tab has signed the player out at the publisher; this one only clears its data. */
function* leaveToo(): SagaGenerator<void> {
  yield* leave();
  yield* put(loggedOut());
}

/** Without an IP location the default country stays. */
function* loadCountry(): SagaGenerator<void> {
  try {
    const { countryCode } = yield* callService(getIpLocation, null);
    yield* put(ipCountryLoaded(countryCode));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}

export function* authSaga(): SagaGenerator<void> {
  yield* takeLatest(appMounted, safely(followOtherTabs));
  yield* takeLatest(appMounted, safely(loadCountry));
  yield* takeLeading(loginRequested, safely(completeLogin));
  yield* takeLeading(loginCheckRequested, safely(checkLogin));
  yield* takeLeading(ticketRenewalRequested, safely(renewTicket));
  yield* takeLeading(logoutRequested, safely(logOut));
  yield* takeLatest([loginSucceeded, ticketRenewed, ticketRenewalFailed, logoutStarted], safely(scheduleRenewal));
}
