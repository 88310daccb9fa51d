import { isAnyOf } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { addWish, getWishlist, noteWishes, removeWish, type Wish } from '../../../services/club/wishlist';
import { toFailure } from '../../../services/http/errors';
import { opensOthers } from '../rules';
import { selectReward } from '../selectors';
import type { PlayerState } from '../../rootReducer';
import { playerReturned } from '../../session/events';
import { rewardClaimed } from '../../spend/slice';
import { callService } from '../../support/callService';
import { getDependencies } from '../../support/dependencies';
import { isOutcomeUnknown } from '../../support/failures';
import { fetchUnchanged } from '../../support/fetchUnchanged';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { toastShown } from '../../toasts/slice';
import { balanceEvents, balanceFetched } from '../../units/slice';
import type { UnsavedWish } from './rules';
import { selectUnsavedWish, selectWish, selectWishedRewards, selectWishesToNotify } from './selectors';
import {
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
  const wishes = yield* fetchUnchanged([wishSaved, rewardClaimed], () => callService(getWishlist, null));
  yield* put(wishesFetched(wishes));
}

/** Sends changes one after the other, until the stored list equals the visible one. */
function* saveWishes(): SagaGenerator<void> {
  let unsaved = yield* select(selectUnsavedWish);
  while (unsaved) {
    yield* saveWish(unsaved);
    unsaved = yield* select(selectUnsavedWish);
  }
}

function* saveWish(unsaved: UnsavedWish): SagaGenerator<void> {
  const { rewardId, isWished } = unsaved;
  try {
    const wish = yield* sendWish(unsaved);
    yield* put(wishSaved({ rewardId, wish }));
  } catch {
    yield* put(wishRejected(rewardId));
    const name = (yield* select(selectReward, rewardId))?.name ?? '';
    yield* put(toastShown({ about: 'wishRejected', name, isWished }));
    return;
  }
  const at = (yield* select(selectWish, rewardId))?.notifiedDate ?? null;
  if (isWished && at !== null) yield* put(wishesNoted({ notified: [rewardId], seen: [rewardId], at }));
}

/** The stored wish, null when removed. */
function* sendWish({ rewardId, isWished }: UnsavedWish): SagaGenerator<Wish | null> {
  try {
    return yield* callService(isWished ? addWish : removeWish, { rewardId });
  } catch (error) {
    // The change may be stored all the same.
    if (!isOutcomeUnknown(toFailure(error))) throw error;
    const stored = (yield* callService(getWishlist, null)).find((wish) => wish.rewardId === rewardId) ?? null;
    if (isWished !== (stored !== null)) throw error;
    return stored;
  }
}

function* saveNotes({ payload: { notified, seen } }: ReturnType<typeof wishesNoted>): SagaGenerator<void> {
  yield* callService(noteWishes, { notified, seen });
}

/** Announces each wish once. */
function* announceAffordable(): SagaGenerator<void> {
  const affordable = yield* select(selectWishesToNotify);
  const [first] = affordable;
  if (!first) return;
  const { now } = yield* getDependencies();
  const { name, value: price } = first.wish.reward;
  yield* put(toastShown({ about: 'wishesAffordable', count: affordable.length, name, price }));
  const notified = affordable.map(({ wish }) => wish.rewardId);
  yield* put(wishesNoted({ notified, at: new Date(now()).toISOString() }));
}

/** Only the services know which rewards a claim unlocks. */
function* refreshOpened({ payload }: ReturnType<typeof rewardClaimed>): SagaGenerator<void> {
  if (opensOthers(yield* select(selectWishedRewards), payload.rewardId)) yield* put(wishlistRequested());
}

function* reloadFailed(): SagaGenerator<void> {
  if ((yield* select(({ wishlist }: PlayerState) => wishlist.status)) === 'failed') yield* put(wishlistRequested());
}

export function* wishlistSaga(): SagaGenerator<void> {
  yield* takeLatest(wishlistRequested, safely(fetchWishes, wishesFailed));
  yield* takeOneAtATime(isAnyOf(wishAdded, wishRemoved), safely(saveWishes));
  yield* takeEvery(wishesNoted, safely(saveNotes));
  yield* takeEvery([wishesFetched, balanceFetched, ...balanceEvents], safely(announceAffordable));
  yield* takeLatest(rewardClaimed, safely(refreshOpened));
  yield* takeLatest(playerReturned, safely(reloadFailed));
}
