import { orNull, readList, readNumber, readObject, readString } from '../http/parse';
import type { AvatarGallery, ChosenAvatar, GalleryAvatar } from './types';

const readAvatar = readObject<GalleryAvatar>((field) => ({
  avatarGalleryId: field('avatarGalleryId', readString),
  name: field('name', readString),
  imageUrl: field('imageUrl', readString),
  game: field(
    'game',
    orNull(readObject((game) => ({ spaceId: game('spaceId', readString), name: game('name', readString) }))),
  ),
}));

export const readGallery = readObject<AvatarGallery>((field) => ({
  avatars: field('avatars', readList(readAvatar)),
  total: field('total', readNumber),
  limit: field('limit', readNumber),
  offset: field('offset', readNumber),
}));

export const readChosenAvatar = readObject<ChosenAvatar>((field) => ({
  profileId: field('profileId', readString),
  avatarGalleryId: field('avatarGalleryId', readString),
  imageUrl: field('imageUrl', readString),
}));
