import { call, put, type SagaGenerator } from 'typed-redux-saga';
import {
  addPushSubscription,
  chooseNotices,
  getNoticeChoices,
  removePushSubscription,
} from '../../../services/club/notices';
import { readPushEndpoint, subscribeToPush, unsubscribeFromPush } from '../../../services/worker/browserPush';
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';
import { settleLast } from '../../support/settleLast';
import { withChange } from './rules';

export const noticeSettings = createResource('noticeSettings', { fetch: () => callService(getNoticeChoices, null) });

export const noticeChange = settleLast('noticeChange', {
  *save(change) {
    yield* put(noticeSettings.fetched(yield* callService(chooseNotices, change)));
  },
  merge: withChange,
});

/** The address of this browser at its push service; null where it gets no messages. */
export const pushEndpoint = createResource('pushEndpoint', { fetch: () => call(readPushEndpoint) });

/** Returns false where the reader or the browser says no. */
export function* startPush(publicKey: string): SagaGenerator<boolean> {
  const target = yield* call(subscribeToPush, publicKey);
  if (target === null) return false;
  yield* put(noticeSettings.fetched(yield* callService(addPushSubscription, target)));
  yield* put(pushEndpoint.fetched(target.endpoint));
  return true;
}

/** Stops in the browser first: what the push service no longer takes, the services forget by themselves. */
export function* stopPush(endpoint: string): SagaGenerator<void> {
  yield* call(unsubscribeFromPush);
  yield* put(pushEndpoint.fetched(null));
  yield* put(noticeSettings.fetched(yield* callService(removePushSubscription, { endpoint })));
}
