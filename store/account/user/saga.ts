import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { changePreferredLanguage, getUser } from '../../../services/account/users';
import { selectIsLoggedIn, selectUserId } from '../../session/selectors';
import { selectAwaitsEmail } from '../selectors';
import { userInfoFailed } from '../slice';
import { playerDataRequested, playerReturned, userInfoLoaded } from '../../session/events';
import { localeChosen } from '../../locale/slice';
import { callService } from '../../support/callService';
import { quietly } from '../../support/quietly';
import { safely } from '../../support/safely';

function* loadUser(): SagaGenerator<void> {
  yield* put(userInfoLoaded(yield* callService(getUser, {})));
}

/** The link in the email confirms the address in another tab or browser. A failure is not shown: the next return asks again. */
function* reloadUnconfirmed(): SagaGenerator<void> {
  if (yield* select(selectAwaitsEmail)) yield* loadUser();
}

/** A failure is not shown: the language has changed here, and the next choice is stored again. */
function* storeLanguage({ payload: preferredLanguage }: ReturnType<typeof localeChosen>): SagaGenerator<void> {
  if (!(yield* select(selectIsLoggedIn))) return;
  const userId = yield* select(selectUserId);
  yield* callService(changePreferredLanguage, { userId, preferredLanguage });
}

export function* userSaga(): SagaGenerator<void> {
  yield* takeLatest(playerDataRequested, safely(loadUser, userInfoFailed));
  yield* takeLatest(playerReturned, safely(quietly(reloadUnconfirmed)));
  yield* takeLatest(localeChosen, safely(quietly(storeLanguage)));
}
