import { z } from 'zod';
import {
  avatarUrl,
  badgeUrl,
  constellationUrl,
  emblemUrl,
  logoUrl,
  sceneUrl,
  wallpaperUrl,
} from '../../art/pictureUrls';
import type { RewardRow } from '../../db/stores/games/catalogStore';
import type { ServiceContext } from '../../serviceContext';

/** Origin of the pictures. */
export type ImageOrigin = Pick<ServiceContext, 'baseUrl'>;

export const pictureUrl = z.url().meta({ id: 'PictureUrl' });

export const gameImagesShape = z
  .object({
    lowThumbnail: pictureUrl,
    highThumbnail: pictureUrl,
    background: pictureUrl,
    lowLogo: pictureUrl,
    highLogo: pictureUrl,
    lowBoxArt: pictureUrl,
    highBoxArt: pictureUrl,
    card: pictureUrl,
    wide: pictureUrl,
    heroPhone: pictureUrl,
  })
  .meta({ id: 'GameImages' });

/** The seven pictures of the wire, and three more slots for the site. */
export const gameImages = ({ baseUrl }: ImageOrigin, slug: string) => ({
  lowThumbnail: baseUrl + sceneUrl(slug, 'thumb'),
  highThumbnail: baseUrl + sceneUrl(slug, 'thumbLarge'),
  background: baseUrl + sceneUrl(slug, 'hero'),
  lowLogo: baseUrl + logoUrl(slug, 280),
  highLogo: baseUrl + logoUrl(slug, 560),
  lowBoxArt: baseUrl + sceneUrl(slug, 'box'),
  highBoxArt: baseUrl + sceneUrl(slug, 'box'),
  card: baseUrl + sceneUrl(slug, 'card'),
  wide: baseUrl + sceneUrl(slug, 'wide'),
  heroPhone: baseUrl + sceneUrl(slug, 'heroPhone'),
});

/** A player's avatar; without a chosen one, a generated hood. */
export function avatarImage(
  { baseUrl }: ImageOrigin,
  player: { profileId: string; avatarGalleryId: string; avatarKind: string | null },
): string {
  const { profileId, avatarGalleryId, avatarKind } = player;
  return baseUrl + (avatarKind ? avatarUrl(avatarKind, avatarGalleryId) : avatarUrl('hood', profileId));
}

export const galleryImage = ({ baseUrl }: ImageOrigin, avatar: { kind: string; avatarGalleryId: string }) =>
  baseUrl + avatarUrl(avatar.kind, avatar.avatarGalleryId);

export const badgeImage = ({ baseUrl }: ImageOrigin, gameSlug: string, badge: { glyph: string; key: string }) =>
  baseUrl + badgeUrl(gameSlug, badge.glyph, badge.key);

export const newsImage = ({ baseUrl }: ImageOrigin, newsId: string, gameSlug: string | null) =>
  baseUrl + (gameSlug ? sceneUrl(gameSlug, 'wide') : constellationUrl(newsId));

export const starPlayerImage = ({ baseUrl }: ImageOrigin, key: string) => baseUrl + constellationUrl(key);

type PicturedReward = Pick<RewardRow, 'gameSlug' | 'rarityId' | 'glyph' | 'key'>;

export const rewardImage = ({ baseUrl }: ImageOrigin, { gameSlug, rarityId, glyph, key }: PicturedReward) =>
  baseUrl + emblemUrl(gameSlug, rarityId, glyph, key);

/** The download of a wallpaper: its game's scene, at a time of day of its own. */
export const wallpaperFile = ({ baseUrl }: ImageOrigin, { gameSlug, key }: Pick<RewardRow, 'gameSlug' | 'key'>) =>
  baseUrl + wallpaperUrl(gameSlug, key);
