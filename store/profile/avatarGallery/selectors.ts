import type { RootState } from '../../rootReducer';
import { pagesOf } from './rules';

export const selectAvatarGallery = ({ avatarGallery }: RootState) => avatarGallery;

/** The number of pages; 1 until known. */
export const selectGalleryPages = ({ avatarGallery }: RootState) => pagesOf(avatarGallery.total ?? 0);
