import type { GalleryAvatar } from '../../../services/avatar/types';

/** Avatars a page: six by three where there is room, three by six on phones. */
export const galleryPageSize = 18;

/** A search waits this long for the next letter, in ms. */
export const searchPauseMs = 300;

/** How many pages a number of avatars fills; one at least. */
export const pagesOf = (total: number) => Math.max(1, Math.ceil(total / galleryPageSize));

/** The first of some avatars in no order that is another than the one shown; undefined where there is none. */
export const otherThan = (avatars: readonly GalleryAvatar[], src: string) =>
  avatars.find(({ imageUrl }) => imageUrl !== src);
