import { call, delay, put, race, type SagaGenerator, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { getIpLocation } from '../../services/account/ipLocation';
import { ServiceError, toFailure } from '../../services/http/errors';
import { isOffline } from '../../services/offline/keptPlayer';
import {
  loggedOut,
  loginCheckFailed,
  loginCheckRequested,
  loginFailed,
  loginRequested,
  loginSucceeded,
  logoutFailed,
  logoutRequested,
  logoutStarted,
  signedInByWidget,
  ticketRenewalFailed,
  ticketRenewalRequested,
  ticketRenewed,
  userInfoRequested,
} from '../session/events';
import { clockCompared } from '../clock/slice';
import { loginModalDismissed, loginModalToggled, loginOnTheSpot } from '../interface/slice';
import { selectLocale } from '../locale/selectors';
import type { RootState } from '../rootReducer';
import { selectIsLoggedIn } from '../session/selectors';
import { elsewhere } from '../otherTabs/slice';
import { appMounted } from '../support/appMounted';
import { callService } from '../support/callService';
import { getDependencies } from '../support/dependencies';
import { quietly } from '../support/quietly';
import { safely } from '../support/safely';
import { renewalDelay } from './rules';
import { ipCountryLoaded } from './slice';

function* completeLogin({ payload }: ReturnType<typeof loginRequested>): SagaGenerator<void> {
  const isLoggedIn = yield* logIn();
  if (!isLoggedIn) return;
  yield* put(signedInByWidget());
  const { redirectAfterLogin } = yield* select((state: RootState) => state.interface);
  yield* put(loginModalToggled({ showLoginModal: false }));
  yield* put(userInfoRequested());
  if (redirectAfterLogin && !payload?.preventRedirect) yield* goTo('dashboard');
}

/** At the login dialog the features of players load while the visitor types. */
function* prepareLogin(): SagaGenerator<void> {
  const { loadPlayerFeatures } = yield* getDependencies();
  if (yield* select((state: RootState) => state.interface.showLoginModal)) yield* call(loadPlayerFeatures);
}

function* logIn(): SagaGenerator<boolean> {
  try {
    yield* requestLogin();
    return true;
  } catch (error) {
    yield* put(loginFailed(toFailure(error)));
    return false;
  }
}

function* requestLogin(): SagaGenerator<void> {
  const { signOn, loadPlayerFeatures } = yield* getDependencies();
  const report = yield* call(signOn.login, yield* select(selectLocale));
  if (yield* isAnother(report.userId)) yield* put(logoutStarted());
  // First, so that the store can hold the player's data, and the first requests find their sagas running.
  yield* call(loadPlayerFeatures);
  yield* put(loginSucceeded(report));
}

/** Its result is dropped if the widget logs in first. */
function* checkLogin(): SagaGenerator<void> {
  yield* race({ outcome: call(tryToCheck), widget: take(loginRequested) });
}

const checkPausesMs = [0, 1_000, 3_000];

/** After so long without an answer the page says so, while the check goes on, in ms. */
const patienceMs = 4_000;

/** Only a rejection means that there is no session: anything else may pass, and must not look like being signed out. */
function* tryToCheck(): SagaGenerator<void> {
  const started = performance.now();
  const overdue: unknown[] = [];
  const attempt = function* () {
    try {
      yield* requestLogin();
    } catch (error) {
      if (!isRejection(error) && performance.now() - started >= patienceMs) {
        overdue.push(error);
        yield* put(loginCheckFailed(toFailure(error)));
        // The check goes on.
        yield* put(loginCheckRequested());
      }
      throw error;
    }
  };
  try {
    yield* withPatience(checkPausesMs, attempt);
    // Who waited for the outcome has gone on without the player.
    if (overdue.length > 0) yield* put(userInfoRequested());
  } catch (error) {
    const outcome = isRejection(error) ? loginFailed : loginCheckFailed;
    yield* put(outcome(toFailure(error)));
  }
}

/** Tries after each of the pauses, in ms, until the sign-on answers or rejects the player; once while offline. Throws the last error. */
function* withPatience<Output>(
  pausesMs: readonly number[],
  attempt: () => SagaGenerator<Output>,
): SagaGenerator<Output> {
  let lastError: unknown;
  for (const pauseMs of pausesMs) {
    if (pauseMs > 0) yield* delay(pauseMs);
    try {
      return yield* attempt();
    } catch (error) {
      lastError = error;
      if (isRejection(error) || isOffline()) break;
    }
  }
  throw lastError;
}

/** The data of the last player must be cleared first. */
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

function* endSession({ payload }: ReturnType<typeof ticketRenewalFailed>): SagaGenerator<void> {
  if (payload.status === 401) yield* put(loginOnTheSpot());
}

function* tryToRenew(): SagaGenerator<ReturnType<typeof ticketRenewed> | ReturnType<typeof ticketRenewalFailed>> {
  const { signOn } = yield* getDependencies();
  try {
    return ticketRenewed(yield* withPatience(renewalPausesMs, () => call(signOn.getTicket)));
  } catch (error) {
    return ticketRenewalFailed(toFailure(error));
  }
}

/** The sign-on rejects the player. Other errors may be temporary. */
const isRejection = (error: unknown) => error instanceof ServiceError && error.status === 401;

/** Runs again when the ticket changes or is cleared, and when the clock is corrected. */
function* scheduleRenewal(): SagaGenerator<void> {
  const { now } = yield* getDependencies();
  const expiration = yield* select(({ auth }: RootState) => auth.expiration);
  if (expiration === null) return;
  yield* delay(renewalDelay(expiration, now()));
  yield* put(ticketRenewalRequested());
}

/** Spec 4, Logout. */
function* logOut(): SagaGenerator<void> {
  const { signOn } = yield* getDependencies();
  yield* put(logoutStarted());
  yield* goTo('index');
  try {
    yield* call(signOn.logout, yield* select(selectLocale));
    yield* put(loggedOut());
  } catch (error) {
    yield* put(logoutFailed(toFailure(error)));
  }
}

function* goTo(routeName: string): SagaGenerator<void> {
  const { navigate } = yield* getDependencies();
  yield* call(navigate, routeName);
}

/** The other tab has signed the player out at the publisher. Who was no player here sees nothing of it. */
function* leaveToo(): SagaGenerator<void> {
  yield* put(logoutStarted('elsewhere'));
  if (yield* select(({ auth }: RootState) => auth.hasSessionEnded)) yield* put(loginOnTheSpot());
  yield* put(loggedOut());
}

/** A player has signed in in another tab: this one gets its own ticket from the sign-on, and stays on its page. */
function* signInToo(): SagaGenerator<void> {
  yield* put(loginCheckRequested());
  const { succeeded } = yield* race({ succeeded: take(loginSucceeded), failed: take([loginFailed, loginCheckFailed]) });
  if (!succeeded) return;
  yield* put(loginModalToggled({ showLoginModal: false }));
  yield* put(userInfoRequested());
}

/**
 * The sign-on may have accepted the player before the modal was closed, such as when the connection was lost after that. Other tabs
 * learn of it too, also where only a later check finds the player.
 */
function* findSignIn(): SagaGenerator<void> {
  if (yield* select(selectIsLoggedIn)) return;
  yield* put(userInfoRequested());
  const { found } = yield* race({ found: take(loginSucceeded), none: take([loginFailed, loginRequested]) });
  if (found) yield* put(signedInByWidget());
}

/** Without an IP location the default country stays. */
function* loadCountry(): SagaGenerator<void> {
  const { countryCode } = yield* callService(getIpLocation, null);
  yield* put(ipCountryLoaded(countryCode));
}

export function* authSaga(): SagaGenerator<void> {
  yield* takeLatest(appMounted, safely(quietly(loadCountry)));
  yield* takeLatest(elsewhere('signedOut'), safely(leaveToo));
  yield* takeLatest(elsewhere('signedIn'), safely(signInToo));
  yield* takeLeading(loginModalToggled, safely(prepareLogin));
  yield* takeLatest(loginModalDismissed, safely(findSignIn));
  yield* takeLeading(loginRequested, safely(completeLogin));
  yield* takeLeading(loginCheckRequested, safely(checkLogin));
  yield* takeLeading(ticketRenewalRequested, safely(renewTicket));
  yield* takeLeading(ticketRenewalFailed, safely(endSession));
  yield* takeLeading(logoutRequested, safely(logOut));
  yield* takeLatest(
    [loginSucceeded, ticketRenewed, ticketRenewalFailed, logoutStarted, clockCompared],
    safely(scheduleRenewal),
  );
}
