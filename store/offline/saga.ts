import { call, type SagaGenerator, takeEvery, takeLatest } from 'typed-redux-saga';
import { forgetKeptPlayer, readKeptPlayer } from '../../services/offline/keptPlayer';
import {
  canHaveWorker,
  keepInWorker,
  pageRequest,
  readLoaded,
  startClubWorker,
} from '../../services/worker/clubWorker';
import { routeChangeCompleted } from '../router/slice';
import { loginFailed, loginSucceeded, logoutStarted, ticketRenewalFailed } from '../session/events';
import { appMounted } from '../support/appMounted';
import { getDependencies } from '../support/dependencies';
import { safely } from '../support/safely';

/** The worker keeps pages that the browser opens by itself; those that the router opens are named to it. */
function* keepReadPages(): SagaGenerator<void> {
  if (!canHaveWorker()) return;
  const { whenIdle } = yield* getDependencies();
  yield* call(whenIdle);
  const loaded = readLoaded();
  // A browser may forbid it, and the site does without.
  const worker = yield* call(() => startClubWorker().catch(() => null));
  if (worker === null) return;
  keepInWorker(worker, loaded);
  yield* takeEvery(
    routeChangeCompleted,
    safely(function* keepPage({ payload: { url, isInPlace = false } }): SagaGenerator<void> {
      if (!isInPlace) yield* call(keepInWorker, worker, [pageRequest(url.replace(/[?#].*/s, ''))]);
    }),
  );
}

/** What is kept goes with the session, and when another player signs in. */
function* forgetPlayer(
  action: ReturnType<typeof loginFailed | typeof loginSucceeded | typeof logoutStarted>,
): SagaGenerator<void> {
  if (loginSucceeded.match(action)) {
    const { now } = yield* getDependencies();
    if (readKeptPlayer(now())?.profile.userId === action.payload.userId) return;
  } else if (!logoutStarted.match(action) && action.payload.status !== 401) return;
  forgetKeptPlayer();
}

export function* offlineSaga(): SagaGenerator<void> {
  yield* takeLatest(appMounted, safely(keepReadPages));
  yield* takeEvery([loginFailed, loginSucceeded, logoutStarted, ticketRenewalFailed], safely(forgetPlayer));
}
