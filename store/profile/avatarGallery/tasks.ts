import { delay, put, type SagaGenerator, select } from 'typed-redux-saga';
import { getAvatarGallery } from '../../../services/avatar/gallery';
import { selectLocale } from '../../locale/selectors';
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';
import { selectAvatar } from '../selectors';
import { avatarChangeRequested } from '../slice';
import { galleryPageSize, otherThan, searchPauseMs } from './rules';

export const avatarGallery = createResource('avatarGallery', {
  *fetch({ page, game, isTyping = false }) {
    if (isTyping) yield* delay(searchPauseMs);
    const locale = yield* select(selectLocale);
    const offset = page * galleryPageSize;
    return yield* callService(getAvatarGallery, { locale, limit: galleryPageSize, offset, ...gameFilter(game) });
  },
  keepsData: true,
});

/**
 * Changes the avatar to a random one of the games that match a search, other than the current one. Requests two, because
 * one of them may be the current avatar.
 */
export function* drawAvatar(game: string): SagaGenerator<void> {
  const locale = yield* select(selectLocale);
  const { avatars } = yield* callService(getAvatarGallery, { locale, limit: 2, random: true, ...gameFilter(game) });
  const { src } = yield* select(selectAvatar);
  const drawn = otherThan(avatars, src);
  if (drawn) yield* put(avatarChangeRequested({ avatarGalleryId: drawn.avatarGalleryId, imageUrl: drawn.imageUrl }));
}

const gameFilter = (game: string) => (game.trim() === '' ? {} : { game: game.trim() });
