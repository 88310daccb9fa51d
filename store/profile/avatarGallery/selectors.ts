import type { PlayerState } from '../../rootReducer';
import { pagesOf } from './rules';

export const selectAvatarGallery = ({ avatarGallery }: PlayerState) => avatarGallery;

/** The number of pages; 1 until known. */
export const selectGalleryPages = ({ avatarGallery }: PlayerState) => pagesOf(avatarGallery.total ?? 0);
