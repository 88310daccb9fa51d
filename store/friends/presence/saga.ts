import { delay, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { changePresence, getPresences, type OnlineStatus } from '../../../services/account/presence';
import { logoutStarted } from '../../session/events';
import type { PlayerState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import { toastShown } from '../../toasts/slice';
import {
  ownPresenceFailed,
  ownPresenceFetched,
  ownPresenceRequested,
  presenceChosen,
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

function* keepPresence(action: ReturnType<typeof presenceChosen | typeof logoutStarted>): SagaGenerator<void> {
  if (!presenceChosen.match(action)) return;
  const { payload: onlineStatus } = action;
  try {
    yield* callService(changePresence, { onlineStatus });
    yield* put(presenceKept(onlineStatus));
  } catch {
    yield* put(presenceRejected());
    yield* put(toastShown({ about: 'presenceRejected' }));
    return;
  }
  // An offline presence needs no repetition.
  if (onlineStatus !== 'offline') yield* repeatPresence(onlineStatus);
}

function* repeatPresence(onlineStatus: OnlineStatus): SagaGenerator<void> {
  for (;;) {
    yield* delay(heartbeatMs);
    try {
      yield* callService(changePresence, { onlineStatus });
    } catch {
      // The next repetition may succeed.
    }
  }
}

export function* presenceSaga(): SagaGenerator<void> {
  yield* takeLatest(ownPresenceRequested, safely(fetchOwnPresence, ownPresenceFailed));
  yield* takeLatest([presenceChosen, logoutStarted], safely(keepPresence));
}
