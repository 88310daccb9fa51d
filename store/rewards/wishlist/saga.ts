import { put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { addWish, getWishlist, noteWishes, removeWish } from '../../../services/club/wishlistEndpoints';
import { toFailure } from '../../../services/http/errors';
import { opensOthers } from '../rules';
import { rewardClaimed } from '../slice';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import type { UnsavedWish } from './rules';
import { selectIsSavingWishes, selectUnsavedWish, selectWish, selectWishedRewards } from './selectors';
import {
  savingEnded,
  savingStarted,
  wishAdded,
  wishesFailed,
  wishesFetched,
  wishesNoted,
  wishlistRequested,
  wishRejected,
  wishRemoved,
  wishSaved,
} from './slice';

function* fetchWishes(): SagaGenerator<void> {
  yield* put(wishesFetched(yield* callService(getWishlist, null)));
}

/** Sends changes one after the other, until the stored list equals the visible one. */
function* saveWishes(): SagaGenerator<void> {
  if (yield* select(selectIsSavingWishes)) return;
  yield* put(savingStarted());
  try {
    let unsaved = yield* select(selectUnsavedWish);
    while (unsaved) {
      yield* saveWish(unsaved);
      unsaved = yield* select(selectUnsavedWish);
    }
  } finally {
    yield* put(savingEnded());
  }
}

function* saveWish(unsaved: UnsavedWish): SagaGenerator<void> {
  const { rewardId, isWished } = unsaved;
  try {
    const wish = yield* callService(isWished ? addWish : removeWish, { rewardId });
    yield* put(wishSaved({ rewardId, wish }));
  } catch (error) {
    yield* put(wishRejected({ ...unsaved, failure: toFailure(error) }));
    return;
  }
  const at = (yield* select(selectWish, rewardId))?.notifiedDate ?? null;
  if (isWished && at !== null) yield* put(wishesNoted({ notified: [rewardId], seen: [rewardId], at }));
}

function* saveNotes({ payload: { notified, seen } }: ReturnType<typeof wishesNoted>): SagaGenerator<void> {
  yield* callService(noteWishes, { told: notified, seen });
}

/** Only the services know which rewards a claim unlocks. */
function* refreshOpened({ payload }: ReturnType<typeof rewardClaimed>): SagaGenerator<void> {
  if (opensOthers(yield* select(selectWishedRewards), payload.rewardId)) yield* put(wishlistRequested());
}

export function* wishlistSaga(): SagaGenerator<void> {
  yield* takeLatest(wishlistRequested, safely(fetchWishes, wishesFailed));
  yield* takeEvery([wishAdded, wishRemoved], safely(saveWishes));
  yield* takeEvery(wishesNoted, safely(saveNotes));
  yield* takeLatest(rewardClaimed, safely(refreshOpened));
}
