import type { Action } from '@reduxjs/toolkit';
import { type EventChannel, eventChannel } from 'redux-saga';
import {
  all,
  call,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import type { MetricsEnvironment } from '../../services/http/environment';
import { errorText } from '../../services/http/errorCatalog';
import { type ClientError, watchErrors } from '../../services/metrics/clientErrors';
import { containerUrls, metricsSettings, metricsTimeoutMs } from '../../services/metrics/config';
import type { MetricsEvent, MetricsUser, UserChange } from '../../services/metrics/events';
import { createMetrics, type Metrics } from '../../services/metrics/metrics';
import { pageNameOf, sectionOf } from '../../services/metrics/pages';
import { type Vital, watchVitals } from '../../services/metrics/vitals';
import { loginSucceeded, logoutStarted, ticketRenewalFailed, ticketRenewed, userInfoLoaded } from '../session/events';
import { localeChanged, localeChangeRequested } from '../locale/slice';
import type { RootState } from '../rootReducer';
import { routeChangeCompleted, routeChangeFailed, routeChangeStarted } from '../router/slice';
import { getDependencies } from '../support/dependencies';
import { safely } from '../support/safely';
import { actionObserved, measuringStarted, measuringStopped, pageViewFailed } from './slice';

/** Loaded with consent only. */
export function* measure(): SagaGenerator<void> {
  const { environment, fetch, loadVendors, log } = yield* getDependencies();
  const createVendors = yield* call(loadVendors);
  const country = yield* select(({ auth }: RootState) => auth.ipCountry);
  const settings = { servicesUrl: environment.servicesUrl, containerUrls: containerUrls(environment, country) };
  const metrics = createMetrics(createVendors({ ...settings, fetch, log }), log);
  try {
    metrics.initialize();
    yield* put(measuringStarted());
    yield* all(sources.map((follow) => call(safely(follow), metrics)));
  } finally {
    metrics.stop();
    yield* put(measuringStopped());
  }
}

/** An error in one does not stop the others. */
const sources = [followPages, followUser, followLocale, followActions, followVitals, followErrors];

const selectPage = ({ router }: RootState) => pageNameOf(router.page, router.params);

/** The flag is 1 for a signed-in player (spec 4, Metrics). */
const selectUser = ({ account, auth }: RootState): MetricsUser =>
  account.loggedIn ? { loggedIn: 1, userId: auth.userId } : { loggedIn: 0, userId: null };

/**
 * One view per completed route change (spec 4, Metrics), of the query alone too. A change in place, such as a filter or
 * an overlay, completes no route: it only lets a view go on that it has cancelled.
 */
function* followPages(metrics: Metrics): SagaGenerator<void> {
  let isPending = true;
  function* view(event?: Action): SagaGenerator<void> {
    if (routeChangeCompleted.match(event) && !event.payload.isInPlace) isPending = true;
    const isChanging = yield* select(({ router }: RootState) => router.isChanging);
    if (!isChanging && isPending && (yield* viewPage(metrics))) isPending = false;
  }
  yield* fork(view);
  yield* takeLatest([routeChangeCompleted, routeChangeFailed], view);
}

/** A view waits for the login check; the next route change cancels it. True once it is sent. */
function* viewPage(metrics: Metrics): SagaGenerator<boolean> {
  const { isSettled, isLate } = yield* race({
    isSettled: call(untilLoginSettled),
    isLate: delay(metricsTimeoutMs),
    isCancelled: take(routeChangeStarted),
  });
  if (isSettled) metrics.send(yield* select(pageView, (yield* getDependencies()).environment.metricsEnvironment));
  else yield* put(pageViewFailed(errorText(isLate ? 'metrics/timeout' : 'metrics/cancelled')));
  return isSettled === true;
}

const pageView = (state: RootState, environment: MetricsEnvironment): MetricsEvent => ({
  type: 'pageView',
  page: selectPage(state),
  section: sectionOf(state.router.page),
  siteCategory: metricsSettings.siteCategory,
  environment,
  language: state.locale.code,
  country: state.locale.country,
  ...selectUser(state),
});

function* untilLoginSettled(): SagaGenerator<true> {
  while (!(yield* select(({ auth }: RootState) => auth.hasLoginSettled))) yield* take('*');
  return true;
}

/** Login, logout and user-set update the flag (spec 4, Locale); it is sent when it changes. */
function* followUser(metrics: Metrics): SagaGenerator<void> {
  yield* untilLoginSettled();
  let last = yield* select(selectUser);
  yield* takeEvery(userEvents, function* ({ type }) {
    const user = yield* select(selectUser);
    if (user.loggedIn === last.loggedIn && user.userId === last.userId) return;
    last = user;
    metrics.send({ type: 'userChanged', cause: causeOf(type, user), ...user });
  });
}

const userEvents = [loginSucceeded, userInfoLoaded, ticketRenewed, logoutStarted, ticketRenewalFailed];

function causeOf(type: string, { loggedIn }: MetricsUser): UserChange {
  if (loggedIn === 0) return 'logout';
  return type === loginSucceeded.type ? 'login' : 'userSet';
}

/** Language, country and whether the page is opened again (spec 4, Locale). */
function* followLocale(metrics: Metrics): SagaGenerator<void> {
  let chosen: string | null = null;
  yield* takeEvery(localeChangeRequested, function* ({ payload }) {
    chosen = payload;
  });
  yield* takeEvery(localeChanged, function* ({ payload: { locale } }) {
    const { code: language, country } = yield* select((state: RootState) => state.locale);
    metrics.send({ type: 'localeChanged', language, country, reload: locale === chosen ? 1 : 0 });
    chosen = null;
  });
}

function* followActions(metrics: Metrics): SagaGenerator<void> {
  yield* takeEvery(actionObserved, function* ({ payload }) {
    metrics.send({ type: 'action', page: yield* select(selectPage), ...payload });
  });
}

function* followVitals(metrics: Metrics): SagaGenerator<void> {
  yield* followChannel(eventChannel<Vital>(watchVitals), (page, vital) =>
    metrics.send({ type: 'vital', page, ...vital }),
  );
}

function* followErrors(metrics: Metrics): SagaGenerator<void> {
  yield* followChannel(eventChannel<ClientError>(watchErrors), (page, error) =>
    metrics.send({ type: 'error', page, ...error }),
  );
}

/** Sends what a channel emits, with the current page; the channel ends with the saga. */
function* followChannel<T extends object>(
  channel: EventChannel<T>,
  send: (page: string, event: T) => void,
): SagaGenerator<void> {
  try {
    for (;;) {
      const event = yield* take(channel);
      send(yield* select(selectPage), event);
    }
  } finally {
    channel.close();
  }
}
