import { eventChannel } from 'redux-saga';
import { put, race, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import {
  loggedOut,
  loginCheckFailed,
  loginFailed,
  loginSucceeded,
  logoutStarted,
  userInfoRequested,
} from '../../session/events';
import { loginOnTheSpot } from '../../interface/slice';
import type { RootState } from '../../rootReducer';
import { appMounted } from '../../support/appMounted';
import { safely } from '../../support/safely';
import { loginForgotten } from '../slice';

/** The browser's Back may restore a page as it was left; only then the event is `persisted`. */
function* watchRestores(): SagaGenerator<void> {
  const restores = eventChannel<PageTransitionEvent>((emit) => {
    window.addEventListener('pageshow', emit);
    return () => window.removeEventListener('pageshow', emit);
  });
  yield* takeEvery(restores, safely(checkRestoredPage));
}

/**
 * A restored page has missed what other tabs announced, such as a sign-out. It clears the player before its next frame,
 * and checks the sign-on; if it has no session the player is told, and may sign in on the spot.
 */
function* checkRestoredPage({ persisted }: PageTransitionEvent): SagaGenerator<void> {
  if (!persisted) return;
  const wasPlayer = yield* select(({ auth }: RootState) => auth.userId !== null);
  if (wasPlayer) {
    yield* put(logoutStarted('elsewhere'));
    yield* put(loginForgotten());
  }
  yield* put(userInfoRequested());
  const { isVisitor } = yield* race({
    isPlayer: take(loginSucceeded),
    isVisitor: take(loginFailed),
    isUnknown: take(loginCheckFailed),
  });
  if (!wasPlayer || !isVisitor) return;
  yield* put(loginOnTheSpot());
  yield* put(loggedOut());
}

export function* restoredPageSaga(): SagaGenerator<void> {
  yield* takeLatest(appMounted, safely(watchRestores));
}
