import { defineEndpoint, pick } from '../http/endpoint';
import * as read from '../http/parse';

const readAvatar = read.object({
  avatarGalleryId: read.string,
  name: read.string,
  imageUrl: read.string,
  game: read.orNull(read.object({ spaceId: read.string, name: read.string })),
});
export type GalleryAvatar = ReturnType<typeof readAvatar>;

export const readGallery = read.object({
  avatars: read.list(readAvatar),
  total: read.number,
  limit: read.number,
  offset: read.number,
});
export type AvatarGallery = ReturnType<typeof readGallery>;

export const readChosenAvatar = read.object({ imageUrl: read.string });

export const getAvatarGallery = defineEndpoint('avatar.getGallery', 'GET', {
  path: '/v2/avatar/gallery/',
  query: pick<{
    locale: string;
    limit?: number;
    offset?: number;
    random?: boolean;
    game?: string;
  }>('locale', 'limit', 'offset', 'random', 'game'),
  auth: 'none',
  parse: readGallery,
});

export const updateAvatar = defineEndpoint('avatar.update', 'POST', {
  path: '/v2/avatar/gallery-avatar/',
  query: pick<{ avatarGalleryId: string }>('avatarGalleryId'),
  parse: readChosenAvatar,
});
