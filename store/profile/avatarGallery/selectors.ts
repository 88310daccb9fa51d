import type { RootState } from '../../rootReducer';
import { pagesOf } from './rules';

export const selectAvatarGallery = ({ avatarGallery }: RootState) => avatarGallery;

/** How many pages the gallery has; one until that is known. */
export const selectGalleryPages = ({ avatarGallery }: RootState) => pagesOf(avatarGallery.total ?? 0);
