import { put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { updateAvatar } from '../../services/avatar/gallery';
import { getPlayerProfile } from '../../services/clubWebsite/profiles';
import { toFailure } from '../../services/http/errors';
import { profileRenamed } from '../account/slice';
import type { PlayerState } from '../rootReducer';
import { playerDataRequested, playerReturned } from '../session/events';
import { claimUndone } from '../spend/slice';
import { selectionStored } from '../badges/badgeShowcase/events';
import { callService } from '../support/callService';
import { fetchUnchanged } from '../support/fetchUnchanged';
import { safely } from '../support/safely';
import { balanceEvents } from '../units/slice';
import { selectAvatarChoice } from './selectors';
import {
  avatarChanged,
  avatarChangeFailed,
  avatarChangeRequested,
  avatarChangeStarted,
  profileLoaded,
  profileLoadFailed,
  profileLoadStarted,
  profileRequested,
} from './slice';

function* loadProfile(): SagaGenerator<void> {
  yield* put(profileLoadStarted());
  const profile = yield* fetchUnchanged([avatarChanged, profileRenamed, selectionStored, ...balanceEvents], () =>
    callService(getPlayerProfile, { profileId: 'me' }),
  );
  yield* put(profileLoaded(profile));
}

/**
 * The new avatar shows at once and is reverted on failure (spec 4, Avatar). Changes are sent one at a time, so that the
 * services receive the last one last.
 */
function* changeAvatar({ payload }: ReturnType<typeof avatarChangeRequested>): SagaGenerator<void> {
  const isRunning = (yield* select(selectAvatarChoice)) !== null;
  yield* put(avatarChangeStarted(payload));
  if (!isRunning) yield* settleAvatar();
}

function* settleAvatar(): SagaGenerator<void> {
  const choice = yield* select(selectAvatarChoice);
  if (!choice) return;
  try {
    const { imageUrl } = yield* callService(updateAvatar, { avatarGalleryId: choice.avatarGalleryId });
    yield* put(avatarChanged({ choice, imageUrl }));
  } catch (error) {
    yield* put(avatarChangeFailed({ choice, failure: toFailure(error) }));
  }
  yield* settleAvatar();
}

/** Only the services know the badges that another device has selected. */
function* completeSelection({ payload: { isComplete } }: ReturnType<typeof selectionStored>): SagaGenerator<void> {
  if (!isComplete) yield* put(profileRequested());
}

function* reloadFailed(): SagaGenerator<void> {
  const { status } = yield* select((state: PlayerState) => state.profile);
  if (status === 'failed') yield* put(profileRequested());
}

export function* profileSaga(): SagaGenerator<void> {
  // Only the services know whether another tab had undone the claim already, so that it counts once.
  yield* takeLatest([playerDataRequested, profileRequested, claimUndone], safely(loadProfile, profileLoadFailed));
  yield* takeLatest(playerReturned, safely(reloadFailed));
  yield* takeEvery(selectionStored, safely(completeSelection));
  yield* takeEvery(avatarChangeRequested, safely(changeAvatar));
}
