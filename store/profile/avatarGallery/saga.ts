import { delay, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getAvatarGallery } from '../../../services/avatar/endpoints';
import { selectLocale } from '../../locale/selectors';
import { selectAvatar } from '../selectors';
import { avatarChangeRequested } from '../slice';
import { callService } from '../../support/callService';
import { inSteps, noRethrow } from '../../support/inSteps';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { galleryPageSize, otherThan, searchPauseMs } from './rules';
import { selectAvatarGallery } from './selectors';
import {
  drawSteps,
  galleryPageTurned,
  galleryRequested,
  gallerySearched,
  gallerySteps,
  type GalleryView,
  randomAvatarRequested,
} from './slice';

function* fetchPage(action: { type: string }): SagaGenerator<void> {
  if (gallerySearched.match(action)) yield* delay(searchPauseMs);
  const { page, game } = yield* select(selectAvatarGallery);
  yield* inSteps(gallerySteps, { page, game }, fetchGalleryPage, noRethrow);
}

function* fetchGalleryPage({ page, game }: GalleryView) {
  const locale = yield* select(selectLocale);
  const offset = page * galleryPageSize;
  return yield* callService(getAvatarGallery, { locale, limit: galleryPageSize, offset, ...gameFilter(game) });
}

/** Requests two, because one of them may be the current avatar. */
function* drawAvatar(): SagaGenerator<void> {
  const { page, game } = yield* select(selectAvatarGallery);
  const avatars = yield* inSteps(drawSteps, { page, game }, fetchRandomAvatars, noRethrow);
  const { src } = yield* select(selectAvatar);
  const drawn = otherThan(avatars ?? [], src);
  if (drawn) yield* put(avatarChangeRequested({ avatarGalleryId: drawn.avatarGalleryId, imageUrl: drawn.imageUrl }));
}

function* fetchRandomAvatars({ game }: GalleryView) {
  const locale = yield* select(selectLocale);
  const { avatars } = yield* callService(getAvatarGallery, { locale, limit: 2, random: true, ...gameFilter(game) });
  return avatars;
}

const gameFilter = (game: string) => (game.trim() === '' ? {} : { game: game.trim() });

export function* avatarGallerySaga(): SagaGenerator<void> {
  yield* takeLatest([galleryRequested, galleryPageTurned, gallerySearched], safely(fetchPage));
  yield* takeOneAtATime(randomAvatarRequested, safely(drawAvatar));
}
