import type { GalleryAvatar } from '../../../services/avatar/gallery';

/** Avatars per page: six by three, three by six on phones. */
export const galleryPageSize = 18;

export const searchPauseMs = 300;

export const pagesOf = (total: number) => Math.max(1, Math.ceil(total / galleryPageSize));

export const otherThan = (avatars: readonly GalleryAvatar[], src: string) =>
  avatars.find(({ imageUrl }) => imageUrl !== src);

/** What the gallery shows: a page (the first is 0) of the avatars of the games that match a search ('' for all). */
export interface GalleryView {
  page: number;
  game: string;
  isTyping?: boolean;
}

export const firstView: GalleryView = { page: 0, game: '' };
