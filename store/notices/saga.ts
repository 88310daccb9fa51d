import { call, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { getNotices, readNotices } from '../../services/club/notices';
import { unsubscribeFromPush } from '../../services/worker/browserPush';
import { logoutStarted, playerReturned } from '../session/events';
import { callService } from '../support/callService';
import { fetchUnchanged } from '../support/fetchUnchanged';
import { refreshOn } from '../support/refreshOn';
import { safely } from '../support/safely';
import { takeOneAtATime } from '../support/takeOneAtATime';
import { selectNotices } from './selectors';
import {
  allRead,
  allReadRequested,
  markingFailed,
  moreNoticesRequested,
  noticesAnswered,
  noticesFailed,
  noticesFetched,
  noticesOpened,
  noticesRequested,
  shownNoted,
} from './slice';

const pageSize = 20;

function* fetchPage(action: { type: string }): SagaGenerator<void> {
  const { notices } = yield* select(selectNotices);
  const offset = moreNoticesRequested.match(action) ? notices.length : 0;
  const page = yield* fetchUnchanged([allRead, shownNoted], () => callService(getNotices, { offset, limit: pageSize }));
  yield* put(noticesFetched({ ...page, offset }));
}

/** What the open list shows counts as read. */
function* noteShown({ payload }: ReturnType<typeof noticesFetched>): SagaGenerator<void> {
  const { isOpen } = yield* select(selectNotices);
  const read = payload.notices.filter(({ readDate }) => readDate === null).map(({ noticeId }) => noticeId);
  if (isOpen && read.length > 0) yield* put(shownNoted(yield* callService(readNotices, { read })));
}

function* markAll(): SagaGenerator<void> {
  yield* put(allRead(yield* callService(readNotices, { read: null })));
}

/** The next reader of this browser sees no notices of the player. */
function* stopPush(): SagaGenerator<void> {
  yield* call(unsubscribeFromPush);
}

export function* noticesSaga(): SagaGenerator<void> {
  yield* takeEvery(logoutStarted, safely(stopPush));
  yield* takeLatest([noticesRequested, moreNoticesRequested, noticesOpened], safely(fetchPage, noticesFailed));
  yield* takeEvery(noticesFetched, safely(noteShown, markingFailed));
  yield* takeOneAtATime(allReadRequested, safely(markAll, markingFailed));
  yield* refreshOn(
    [playerReturned, ...noticesAnswered],
    ({ notices }) => notices,
    () => noticesRequested(),
  );
}
