import { put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { updateAvatar } from '../../services/avatar/endpoints';
import { getPlayerProfile } from '../../services/clubWebsite/endpoints';
import { toFailure } from '../../services/http/errors';
import { callService } from '../support/callService';
import { safely } from '../support/safely';
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
  try {
    yield* put(profileLoaded(yield* callService(getPlayerProfile, { profileId: 'me' })));
  } catch (error) {
    yield* put(profileLoadFailed(toFailure(error)));
  }
}

/** The new picture shows at once; the services' answer decides whether it stays (spec 4, Avatar). */
function* changeAvatar({ payload }: ReturnType<typeof avatarChangeRequested>): SagaGenerator<void> {
  yield* put(avatarChangeStarted(payload.imageUrl));
  try {
    const { imageUrl } = yield* callService(updateAvatar, { avatarGalleryId: payload.avatarGalleryId });
    yield* put(avatarChanged(imageUrl));
  } catch (error) {
    yield* put(avatarChangeFailed(toFailure(error)));
  }
}

export function* profileSaga(): SagaGenerator<void> {
  yield* takeLatest(profileRequested, safely(loadProfile));
  yield* takeLatest(avatarChangeRequested, safely(changeAvatar));
}
