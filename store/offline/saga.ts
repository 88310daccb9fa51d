import { eventChannel } from 'redux-saga';
import { call, delay, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { forgetKeptPlayer, readKeptPlayer } from '../../services/offline/keptPlayer';
import {
  canHaveWorker,
  keepInWorker,
  pageRequest,
  readLoaded,
  startClubWorker,
} from '../../services/worker/clubWorker';
import type { RootState } from '../rootReducer';
import { routeChangeCompleted } from '../router/slice';
import { loginFailed, loginSucceeded, logoutStarted, ticketRenewalFailed, userInfoRequested } from '../session/events';
import { appMounted } from '../support/appMounted';
import { getDependencies } from '../support/dependencies';
import { safely } from '../support/safely';

/** How long after its event the first requests may fail still, in ms. */
const connectingMs = 1_000;

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

function* watchConnection(): SagaGenerator<void> {
  const returns = eventChannel<Event>((emit) => {
    window.addEventListener('online', emit);
    return () => window.removeEventListener('online', emit);
  });
  yield* takeEvery(returns, safely(askAgain));
}

/** Who is signed in, if nobody answered before, and pictures that failed: a browser leaves them empty. */
function* askAgain(): SagaGenerator<void> {
  if (yield* select(({ auth }: RootState) => auth.isLoginUnknown)) yield* put(userInfoRequested());
  yield* delay(connectingMs);
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[src]')) {
    if (picture.complete && picture.naturalWidth === 0) picture.setAttribute('src', picture.src);
  }
}

export function* offlineSaga(): SagaGenerator<void> {
  yield* takeLatest(appMounted, safely(keepReadPages));
  yield* takeLatest(appMounted, safely(watchConnection));
  yield* takeEvery([loginFailed, loginSucceeded, logoutStarted, ticketRenewalFailed], safely(forgetPlayer));
}
