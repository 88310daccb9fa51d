import { defineEndpoint } from '../http/endpoint';
import { readGallery, readChosenAvatar } from './parse';
import type { AvatarGallery, ChosenAvatar } from './types';

/** A page of the gallery, in a random order where asked, of one game where named. */
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
