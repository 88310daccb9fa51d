import { z } from 'zod';
import { pictureAddresses } from '../../content/pictureAddresses';
import { defaultAvatarGalleryId } from '../../db/stores/accounts/accountStore';
import type { RewardRow } from '../../db/stores/games/catalogStore';
import type { ServiceContext } from '../../serviceContext';
import { newsFiles, picturePath, versionOf } from '../pictures/pictureFiles';

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

/** The address of a picture, such as `news/tides.svg`: the publisher's own, or that of a file. */
export const pictureAt = ({ baseUrl }: ImageOrigin, name: string, addresses = pictureAddresses): string =>
  addresses[name] ?? baseUrl + picturePath(name);

/** The seven pictures of the wire, and three more slots for the site. */
export function gameImages(origin: ImageOrigin, slug: string) {
  const at = (name: string) => pictureAt(origin, `games/${slug}/${name}`);
  return {
    lowThumbnail: at('thumb.avif'),
    highThumbnail: at('thumbLarge.avif'),
    background: at('hero.avif'),
    lowLogo: at('logo.svg'),
    highLogo: at('logo.svg'),
    lowBoxArt: at('box.avif'),
    highBoxArt: at('box.avif'),
    card: at('card.avif'),
    wide: at('wide.avif'),
    heroPhone: at('heroPhone.avif'),
  };
}

const hoods = 10;

/** The file of a player's avatar; without a chosen one, one of ten hoods. */
export const avatarFile = (player: { profileId: string; avatarGalleryId: string }) =>
  player.avatarGalleryId === defaultAvatarGalleryId
    ? `avatars/hood-${parseInt(player.profileId.slice(0, 8), 16) % hoods}`
    : `avatars/${player.avatarGalleryId}`;

export const avatarImage = (origin: ImageOrigin, player: Parameters<typeof avatarFile>[0]) =>
  pictureAt(origin, `${avatarFile(player)}.svg`);

export const galleryImage = (origin: ImageOrigin, { avatarGalleryId }: { avatarGalleryId: string }) =>
  pictureAt(origin, `avatars/${avatarGalleryId}.svg`);

export const badgeImage = (
  origin: ImageOrigin,
  folder: 'actions' | 'badges' | 'challenges',
  { gameSlug, key }: { gameSlug: string; key: string },
) => pictureAt(origin, `${folder}/${gameSlug}/${key}.svg`);

/** An article's own picture, which it needs where its game's would stand beside the same one, or the game's. */
export function newsImage(origin: ImageOrigin, newsId: string, gameSlug: string | null): string {
  const own = `${newsId}.avif`;
  if (newsFiles().has(own) || `news/${own}` in pictureAddresses) return pictureAt(origin, `news/${own}`);
  return pictureAt(origin, gameSlug ? `games/${gameSlug}/wide.avif` : `news/${newsId}.svg`);
}

type PicturedReward = Pick<RewardRow, 'gameSlug' | 'key'>;

export const rewardImage = (origin: ImageOrigin, { gameSlug, key }: PicturedReward) =>
  pictureAt(origin, `rewards/${gameSlug}/${key}.avif`);

export const wallpaperFile = (origin: ImageOrigin, { gameSlug, key }: PicturedReward) =>
  pictureAt(origin, `wallpapers/${gameSlug}/${key}.webp`);

export const wallpaperSize = { width: 1920, height: 1080 } as const;

/** The wallpaper in half its size; the wallpaper itself where the publisher has no smaller one. */
export const wallpaperPreview = (origin: ImageOrigin, reward: PicturedReward) =>
  pictureIfAny(origin, `wallpaperPreviews/${reward.gameSlug}/${reward.key}.webp`) ?? wallpaperFile(origin, reward);

/** Fifteen seconds of the game's music; null for a game without them. */
export const sampleOfMusic = (origin: ImageOrigin, { gameSlug }: PicturedReward) =>
  pictureIfAny(origin, `samples/${gameSlug}.mp3`);

const pictureIfAny = (origin: ImageOrigin, name: string): string | null =>
  name in pictureAddresses || versionOf(name) !== undefined ? pictureAt(origin, name) : null;
