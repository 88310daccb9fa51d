import { delay, put, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { changePresence, getPresences, readOnlineStatus, type OnlineStatus } from '../../../services/account/presence';
import * as read from '../../../services/http/parse';
import { withStorage } from '../../../services/http/withStorage';
import { logoutStarted, userInfoLoaded } from '../../session/events';
import { announceChange } from '../../otherTabs/announceChange';
import type { PlayerState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import { toastShown } from '../../toasts/slice';
import {
  ownPresenceFailed,
  ownPresenceFetched,
  ownPresenceRequested,
  presenceChosen,
  presenceContinued,
  presenceKept,
  presenceRejected,
} from './slice';

/** The platform drops a presence after 15 minutes: it is repeated at this interval, in ms. */
export const heartbeatMs = 5 * 60 * 1000;

function* fetchOwnPresence(): SagaGenerator<void> {
  const userId = yield* select(({ auth }: PlayerState) => auth.userId);
  if (userId === null) return;
  const [own] = yield* callService(getPresences, { userIds: [userId] });
  yield* put(ownPresenceFetched(own?.status ?? 'offline'));
}

/** Local storage key of what the player chose in this browser; it goes with a sign-out. */
const choiceKey = 'club-presence';

const readChoice = read.object({ userId: read.string, onlineStatus: readOnlineStatus });

function* rememberChoice(onlineStatus: OnlineStatus): SagaGenerator<void> {
  const userId = yield* select(({ auth }: PlayerState) => auth.userId);
  withStorage(() => localStorage.setItem(choiceKey, JSON.stringify({ userId, onlineStatus })));
}

/** Null without one, and where the browser blocks its storage. */
function* recallChoice(): SagaGenerator<OnlineStatus | null> {
  const userId = yield* select(({ auth }: PlayerState) => auth.userId);
  const choice = withStorage(() => readChoice(JSON.parse(localStorage.getItem(choiceKey) ?? '')));
  return choice && choice.userId === userId ? choice.onlineStatus : null;
}

/** A choice outlasts the page that it was made on. */
function* continuePresence(): SagaGenerator<void> {
  yield* take(userInfoLoaded);
  const choice = yield* recallChoice();
  if (choice) yield* put(presenceContinued(choice));
}

function* keepPresence(
  action: ReturnType<typeof presenceChosen | typeof presenceContinued | typeof logoutStarted>,
): SagaGenerator<void> {
  if (logoutStarted.match(action)) {
    withStorage(() => localStorage.removeItem(choiceKey));
    return;
  }
  const { payload: onlineStatus } = action;
  if (presenceChosen.match(action)) {
    try {
      yield* callService(changePresence, { onlineStatus });
      yield* put(presenceKept(onlineStatus));
    } catch {
      yield* put(presenceRejected());
      yield* put(toastShown({ about: 'presenceRejected' }));
      return;
    }
    yield* rememberChoice(onlineStatus);
    yield* announceChange('presence');
    yield* delay(heartbeatMs);
  }
  yield* repeatPresence(onlineStatus);
}

/** Repeats the last choice of all tabs. An offline presence needs no repetition. */
function* repeatPresence(chosenHere: OnlineStatus): SagaGenerator<void> {
  for (;;) {
    const onlineStatus = (yield* recallChoice()) ?? chosenHere;
    try {
      if (onlineStatus !== 'offline') {
        yield* callService(changePresence, { onlineStatus });
        yield* put(presenceKept(onlineStatus));
      }
    } catch {
      // The next repetition may succeed.
    }
    yield* delay(heartbeatMs);
  }
}

export function* presenceSaga(): SagaGenerator<void> {
  yield* takeLatest(ownPresenceRequested, safely(fetchOwnPresence, ownPresenceFailed));
  yield* takeLatest([presenceChosen, presenceContinued, logoutStarted], safely(keepPresence));
  yield* continuePresence();
}
