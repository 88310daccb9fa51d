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
import { getIpLocation } from '../../services/account/ipLocation';
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

/** The widget's login: ticket and profile, then the modal closes, user info is fetched and the dashboard opens. */
function* completeLogin({ payload }: ReturnType<typeof loginRequested>): SagaGenerator<void> {
  const isLoggedIn = yield* logIn();
  if (!isLoggedIn) return;
  const { redirectAfterLogin } = yield* select((state: RootState) => state.interface);
  yield* put(loginModalToggled({ showLoginModal: false }));
  yield* put(userInfoRequested());
  if (redirectAfterLogin && !payload?.preventRedirect) yield* goTo('dashboard');
}

/** Asks the sign-on for the player; true when there is one. */
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

/** Looks for a sign-on session. What it finds no longer matters when the widget was quicker. */
function* checkLogin(): SagaGenerator<void> {
  yield* race({ outcome: call(logIn), widget: take(loginRequested) });
}

/** True when somebody else signed on in this browser: what the last player left has to go first. */
function* isAnother(userId: string): SagaGenerator<boolean> {
  const lastUserId = yield* select(({ auth }: RootState) => auth.userId);
  return lastUserId !== null && lastUserId !== userId;
}

const renewalPausesMs = [0, 2_000, 10_000];

/** One renewal for all who wait for it. A sign-out ends it, so that no ticket comes after. */
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
      if (isRefusal(error)) break;
    }
  }
  return ticketRenewalFailed(toFailure(lastError));
}

/** The sign-on's own no; anything else may be a passing trouble. */
const isRefusal = (error: unknown) => error instanceof ServiceError && error.status === 401;

/** Renews ahead of the ticket's end; every new ticket, and every end of one, sets the alarm anew. */
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

/** Another tab has told the publisher; here only the player's data have to go. */
function* leaveToo(): SagaGenerator<void> {
  yield* leave();
  yield* put(loggedOut());
}

/** A country that cannot be told leaves the default one in its place. */
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
