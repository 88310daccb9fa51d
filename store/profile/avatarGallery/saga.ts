import { delay, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getAvatarGallery } from '../../../services/avatar/endpoints';
import { selectLocale } from '../../locale/selectors';
import { selectAvatar } from '../selectors';
import { avatarChangeRequested } from '../slice';
import { callService } from '../../support/callService';
import { inSteps } from '../../support/inSteps';
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

const told = { rethrow: false };

function* fetchPage(action: { type: string }): SagaGenerator<void> {
  if (gallerySearched.match(action)) yield* delay(searchPauseMs);
  const { page, game } = yield* select(selectAvatarGallery);
  yield* inSteps(gallerySteps, { page, game }, askForPage, told);
}

function* askForPage({ page, game }: GalleryView) {
  const locale = yield* select(selectLocale);
  const offset = page * galleryPageSize;
  return yield* callService(getAvatarGallery, { locale, limit: galleryPageSize, offset, ...named(game) });
}

/** Requests two, because one of them may be the current avatar. */
function* drawAvatar(): SagaGenerator<void> {
  const { page, game } = yield* select(selectAvatarGallery);
  const avatars = yield* inSteps(drawSteps, { page, game }, askForAny, told);
  const { src } = yield* select(selectAvatar);
  const drawn = otherThan(avatars ?? [], src);
  if (drawn) yield* put(avatarChangeRequested({ avatarGalleryId: drawn.avatarGalleryId, imageUrl: drawn.imageUrl }));
}

function* askForAny({ game }: GalleryView) {
  const locale = yield* select(selectLocale);
  const { avatars } = yield* callService(getAvatarGallery, { locale, limit: 2, random: true, ...named(game) });
  return avatars;
}

const named = (game: string) => (game.trim() === '' ? {} : { game: game.trim() });

export function* avatarGallerySaga(): SagaGenerator<void> {
  yield* takeLatest([galleryRequested, galleryPageTurned, gallerySearched], safely(fetchPage));
  yield* takeOneAtATime(randomAvatarRequested, safely(drawAvatar));
}
