import { put, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { selectIsLoggedInAt } from '../auth/selectors';
import {
  loginCheckFailed,
  loginCheckRequested,
  loginFailed,
  loginSucceeded,
  playerDataRequested,
  userInfoRequested,
} from '../session/events';
import { appMounted } from '../support/appMounted';
import { getDependencies } from '../support/dependencies';
import { safely } from '../support/safely';

function* loadUserInfo(): SagaGenerator<void> {
  if (!(yield* isLoggedIn())) yield* checkLogin();
  if (yield* isLoggedIn()) yield* put(playerDataRequested());
}

function* checkLogin(): SagaGenerator<void> {
  yield* put(loginCheckRequested());
  yield* take([loginSucceeded, loginFailed, loginCheckFailed]);
}

function* isLoggedIn(): SagaGenerator<boolean> {
  const { now } = yield* getDependencies();
  return yield* select(selectIsLoggedInAt, now());
}

export function* accountSaga(): SagaGenerator<void> {
  yield* takeLatest([appMounted, userInfoRequested], safely(loadUserInfo));
}
