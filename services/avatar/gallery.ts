import { defineEndpoint } from '../http/endpoint';
import { orNull, readList, readNumber, readObject, readString } from '../http/parse';

const readAvatar = readObject((field) => ({
  avatarGalleryId: field('avatarGalleryId', readString),
  name: field('name', readString),
  imageUrl: field('imageUrl', readString),
  game: field(
    'game',
    orNull(readObject((game) => ({ spaceId: game('spaceId', readString), name: game('name', readString) }))),
  ),
}));
export type GalleryAvatar = ReturnType<typeof readAvatar>;

export const readGallery = readObject((field) => ({
  avatars: field('avatars', readList(readAvatar)),
  total: field('total', readNumber),
  limit: field('limit', readNumber),
  offset: field('offset', readNumber),
}));
export type AvatarGallery = ReturnType<typeof readGallery>;

export const readChosenAvatar = readObject((field) => ({
  profileId: field('profileId', readString),
  avatarGalleryId: field('avatarGalleryId', readString),
  imageUrl: field('imageUrl', readString),
}));
export type ChosenAvatar = ReturnType<typeof readChosenAvatar>;

/** A page of the gallery, optionally in random order or of one game. */
export const getAvatarGallery = defineEndpoint<
  { locale: string; limit?: number; offset?: number; random?: boolean; game?: string },
  AvatarGallery
>({
  name: 'avatar.getGallery',
  method: 'GET',
  path: () => '/v2/avatar/gallery/',
  query: ({ locale, limit, offset, random, game }) => ({ locale, limit, offset, random, game }),
  auth: 'none',
  parse: readGallery,
});

export const updateAvatar = defineEndpoint<{ avatarGalleryId: string }, ChosenAvatar>({
  name: 'avatar.update',
  method: 'POST',
  path: () => '/v2/avatar/gallery-avatar/',
  query: ({ avatarGalleryId }) => ({ avatarGalleryId }),
  auth: 'ticket',
  parse: readChosenAvatar,
});
