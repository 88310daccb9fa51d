import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { chooseNotices, getNoticeChoices } from '../../../services/club/notices';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { toFailure } from '../../../services/http/errors';
import { selectUnsavedNotices } from './selectors';
import {
  noticeChoicesFailed,
  noticeChoicesFetched,
  noticeChoicesRequested,
  noticesChosen,
  noticesRejected,
  noticesSaved,
} from './slice';

function* fetchChoices(): SagaGenerator<void> {
  yield* put(noticeChoicesFetched(yield* callService(getNoticeChoices, null)));
}

/** Sends changes one after the other, so that the services receive the last one last. */
function* save(): SagaGenerator<void> {
  let sent = yield* select(selectUnsavedNotices);
  while (sent !== null) {
    try {
      yield* put(noticesSaved({ saved: yield* callService(chooseNotices, sent), sent }));
    } catch (error) {
      yield* put(noticesRejected(toFailure(error)));
    }
    sent = yield* select(selectUnsavedNotices);
  }
}

export function* noticeChoicesSaga(): SagaGenerator<void> {
  yield* takeLatest(noticeChoicesRequested, safely(fetchChoices, noticeChoicesFailed));
  yield* takeOneAtATime(noticesChosen, safely(save));
}
