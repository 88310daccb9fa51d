import { createAction } from '@reduxjs/toolkit';
import { delay, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { changePresence, getPresences, type OnlineStatus } from '../../../services/account/presence';
import type { PlayerState } from '../../rootReducer';
import { logoutStarted } from '../../session/events';
import { selectUserId } from '../../session/selectors';
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';
import { safely } from '../../support/safely';
import { settleLast } from '../../support/settleLast';
import { toastShown } from '../../toasts/slice';

/** The platform drops a presence after 15 minutes: it is repeated at this interval, in ms. */
export const heartbeatMs = 5 * 60 * 1000;

export const ownPresence = createResource('ownPresence', {
  *fetch() {
    const [own] = yield* callService(getPresences, { userIds: [yield* select(selectUserId)] });
    return own?.status ?? 'offline';
  },
});

const presenceKept = createAction<OnlineStatus>('ownPresence/kept');

export const presenceChoice = settleLast('presenceChoice', {
  *save(onlineStatus) {
    const { data } = yield* select(ownPresence.select);
    try {
      yield* callService(changePresence, { onlineStatus });
    } catch (error) {
      // After a repetition has failed, the next one may succeed.
      if (data !== onlineStatus) yield* put(toastShown({ about: 'presenceRejected' }));
      throw error;
    }
    yield* put(ownPresence.fetched(onlineStatus));
    yield* put(presenceKept(onlineStatus));
  },
});

/** The chosen or known presence; 'offline' when the request has failed, null until it has ended. */
export const selectOwnPresence = ({ ownPresence: { data, status }, presenceChoice: { pending } }: PlayerState) =>
  pending ?? data ?? (status === 'failed' ? 'offline' : null);

function* repeatPresence(event: ReturnType<typeof presenceKept | typeof logoutStarted>): SagaGenerator<void> {
  // An offline presence needs no repetition.
  if (!presenceKept.match(event) || event.payload === 'offline') return;
  for (;;) {
    yield* delay(heartbeatMs);
    const { pending } = yield* select(presenceChoice.select);
    if (pending === null) yield* put(presenceChoice.chosen(event.payload));
  }
}

export function* presenceSaga(): SagaGenerator<void> {
  yield* takeLatest([presenceKept, logoutStarted], safely(repeatPresence));
}
