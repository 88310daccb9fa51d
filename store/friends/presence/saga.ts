import { delay, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { changePresence } from '../../../services/account/friendEndpoints';
import { getPresences } from '../../../services/account/peopleEndpoints';
import type { OnlineStatus } from '../../../services/account/types';
import { logoutStarted } from '../../auth/slice';
import type { RootState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import {
  ownPresenceFailed,
  ownPresenceFetched,
  ownPresenceRequested,
  presenceChosen,
  presenceKept,
  presenceRejected,
} from './slice';

/** A presence fades on the platform after 15 minutes: it is said again this often, in ms. */
export const heartbeatMs = 5 * 60 * 1000;

function* fetchOwnPresence(): SagaGenerator<void> {
  const userId = yield* select(({ auth }: RootState) => auth.userId);
  if (userId === null) return;
  const [own] = yield* callService(getPresences, { userIds: [userId] });
  yield* put(ownPresenceFetched(own?.status ?? 'offline'));
}

/** Keeps what the player chose, for as long as the club is open. */
function* keepPresence(action: ReturnType<typeof presenceChosen | typeof logoutStarted>): SagaGenerator<void> {
  if (!presenceChosen.match(action)) return;
  const { payload: onlineStatus } = action;
  try {
    yield* callService(changePresence, { onlineStatus });
    yield* put(presenceKept(onlineStatus));
  } catch {
    yield* put(presenceRejected(onlineStatus));
    return;
  }
  // Nobody fades further than to offline.
  if (onlineStatus !== 'offline') yield* sayAgain(onlineStatus);
}

function* sayAgain(onlineStatus: OnlineStatus): SagaGenerator<void> {
  for (;;) {
    yield* delay(heartbeatMs);
    try {
      yield* callService(changePresence, { onlineStatus });
    } catch {
      // The next turn may do better; until then friends see what they saw.
    }
  }
}

export function* presenceSaga(): SagaGenerator<void> {
  yield* takeLatest(ownPresenceRequested, safely(fetchOwnPresence, ownPresenceFailed));
  yield* takeLatest([presenceChosen, logoutStarted], safely(keepPresence));
}
