import { all, call, put, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { getUser } from '../../services/account/users';
import { toFailure } from '../../services/http/errors';
import { selectIsLoggedInAt } from '../auth/selectors';
import { loginCheckFailed, loginCheckRequested, loginFailed, loginSucceeded } from '../auth/slice';
import { profileRequested } from '../profile/slice';
import { appMounted } from '../support/appMounted';
import { callService } from '../support/callService';
import { getDependencies } from '../support/dependencies';
import { safely } from '../support/safely';
import { userInfoFailed, userInfoLoaded, userInfoRequested } from './slice';

/** Spec 4, User info loading. */
function* loadUserInfo(): SagaGenerator<void> {
  if (!(yield* isLoggedIn())) yield* checkLogin();
  if (yield* isLoggedIn()) yield* all([call(loadAccount), put(profileRequested())]);
}

function* checkLogin(): SagaGenerator<void> {
  yield* put(loginCheckRequested());
  yield* take([loginSucceeded, loginFailed, loginCheckFailed]);
}

function* loadAccount(): SagaGenerator<void> {
  try {
    yield* put(userInfoLoaded(yield* callService(getUser, {})));
  } catch (error) {
    yield* put(userInfoFailed(toFailure(error)));
  }
}

function* isLoggedIn(): SagaGenerator<boolean> {
  const { now } = yield* getDependencies();
  return yield* select(selectIsLoggedInAt, now());
}

export function* accountSaga(): SagaGenerator<void> {
  yield* takeLatest([appMounted, userInfoRequested], safely(loadUserInfo));
}
