import { avatarUrl, badgeUrl, constellationUrl, emblemUrl, logoUrl, sceneUrl } from '../../art/pictureUrls';
import type { PlayerAction } from '../../db/actionStore';
import type { PlayerChallenge } from '../../db/challengeStore';
import type { RewardRow, Seeker } from '../../db/rewardStore';
import { termsOf } from '../../db/rewardStore';
import { bankUntil, payOf, statusOf, targetOf } from '../../domain/challenges';
import type { Entry } from '../../domain/ledger';
import { isLimitReached, isLocked } from '../../domain/rewards';
import type { Platform } from '../context';
import { wireDate } from '../errors';

type Origin = Pick<Platform, 'baseUrl'>;

/** How the wire writes that a game was never played. */
export const never = '0001-01-01T00:00:00';

export const wireDateOrNull = (date: Date | null | undefined) => (date ? wireDate(date) : null);

/** The wire's seven pictures of a game, and three more slots that the site draws scenes in. */
export const gameImages = ({ baseUrl }: Origin, slug: string) => ({
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

/** A player's picture; one who never chose has a hood of their own. */
export function avatarImage(
  { baseUrl }: Origin,
  player: { profileId: string; avatarGalleryId: string; avatarKind: string | null },
): string {
  const { profileId, avatarGalleryId, avatarKind } = player;
  return baseUrl + (avatarKind ? avatarUrl(avatarKind, avatarGalleryId) : avatarUrl('hood', profileId));
}

export const galleryImage = ({ baseUrl }: Origin, avatar: { kind: string; avatarGalleryId: string }) =>
  baseUrl + avatarUrl(avatar.kind, avatar.avatarGalleryId);

export const badgeImage = ({ baseUrl }: Origin, gameSlug: string, badge: { glyph: string; key: string }) =>
  baseUrl + badgeUrl(gameSlug, badge.glyph, badge.key);

export const newsImage = ({ baseUrl }: Origin, newsId: string, gameSlug: string | null) =>
  baseUrl + (gameSlug ? sceneUrl(gameSlug, 'wide') : constellationUrl(newsId));

export const starPlayerImage = ({ baseUrl }: Origin, key: string) => baseUrl + constellationUrl(key);

export const rewardImage = ({ baseUrl }: Origin, reward: Pick<RewardRow, 'rarityId' | 'glyph' | 'key'>) =>
  baseUrl + emblemUrl(reward.rarityId, reward.glyph, reward.key);

/** A reward as the website shows it (wire, Reward, website form). */
export function websiteReward(origin: Origin, row: RewardRow, seeker: Seeker) {
  const terms = termsOf(row);
  const locked = isLocked(terms, seeker);
  return {
    rewardId: row.rewardId,
    spaceId: row.spaceId,
    name: row.name,
    kind: row.kind,
    imageUrl: rewardImage(origin, row),
    rarityId: row.rarityId,
    value: row.value,
    isLocked: locked,
    isNew: row.isNew,
    quantityLimit: row.quantityLimit,
    quantityPurchased: seeker.purchased.get(row.rewardId) ?? 0,
    rewardLocation: row.location,
    detail: { description: row.description, instruction: row.instruction },
    lockedDetails: locked && terms.lock ? [terms.lock.reason] : [],
    limitReachedDetails: isLimitReached(terms, seeker) ? [limitInWords(row.quantityLimit ?? 0)] : [],
    lockRewardId: row.lockRewardId,
  };
}

/** A reward as games and the claim reply show it (wire, ClubReward). */
export function clubReward(origin: Origin, profileId: string, row: RewardRow, seeker: Seeker) {
  const quantity = seeker.purchased.get(row.rewardId) ?? 0;
  const isDownload = downloads.has(row.kind);
  return {
    id: row.rewardId,
    profileId,
    spaceId: row.spaceId,
    value: row.value,
    creationDate: wireDate(row.createdAt),
    typeId: isDownload ? 1 : 2,
    typeName: isDownload ? 'Downloadable' : 'Unlockable',
    name: row.name,
    description: row.description,
    obj: {},
    platformShared: true,
    isOwned: quantity > 0,
    quantityPurchased: quantity,
    quantityUsed: 0,
    quantityLimit: row.quantityLimit,
    rewardLocation: row.location,
    instruction: row.instruction,
    condition: row.lockReason ?? '',
    images: [{ type: 'emblem', url: rewardImage(origin, row) }],
    tags: [row.kind],
    groups: [],
    purchaseDate: wireDateOrNull(seeker.lastClaimed.get(row.rewardId)),
    xp: 0,
    startDate: wireDate(row.createdAt),
    endDate: null,
    daysLeft: null,
    rarity: row.rarityId,
  };
}

/** A challenge as it stands for a player (wire, Challenge). */
export function wireChallenge({ baseUrl }: Origin, { run, player }: PlayerChallenge, now: Date) {
  const pay = payOf(run, player, now);
  return {
    challengeId: run.challengeId,
    spaceId: run.spaceId,
    gameSlug: run.gameSlug,
    gameTitle: run.gameTitle,
    type: run.type,
    name: run.name,
    description: run.description,
    imageUrl: baseUrl + badgeUrl(run.gameSlug, run.glyph, run.key),
    event: run.event,
    unitName: run.unitName,
    startDate: wireDateOrNull(run.startsAt),
    endDate: wireDateOrNull(run.endsAt),
    bankUntil: wireDateOrNull(bankUntil(run)),
    status: statusOf(run, player, now),
    progress: player.progress,
    target: targetOf(run),
    thresholds: run.thresholds.map((threshold) => ({ ...threshold, reached: player.progress >= threshold.value })),
    reward: { ...pay, items: [] },
    activationDate: wireDateOrNull(player.activatedAt),
    completionDate: wireDateOrNull(player.completedAt),
    bankedDate: wireDateOrNull(player.bankedAt),
  };
}

/** An action as it stands for a player (wire, ClubAction). */
export const wireAction = (origin: Origin, { action, badgeId, player }: PlayerAction) => ({
  id: action.actionId,
  spaceId: action.spaceId,
  name: action.name,
  description: action.description,
  isCompleted: player.completedAt !== null,
  completionDate: wireDateOrNull(player.completedAt),
  activationDate: null,
  isBadge: badgeId !== null,
  badgeId,
  units: action.units,
  xp: action.xp,
  progress: player.progress,
  target: action.target,
  images: [{ type: 'badge', url: badgeImage(origin, action.gameSlug, action) }],
});

/** A row of the ledger (wire, units/transactions). */
export const wireEntry = (entry: Entry) => ({
  id: entry.id,
  date: wireDate(entry.date),
  units: entry.units,
  kind: entry.kind,
  reason: entry.reason,
  source: entry.source,
  spaceId: entry.spaceId,
  expiresAt: wireDateOrNull(entry.expiresAt),
  balanceAfter: entry.balanceAfter,
});

const downloads = new Set(['Wallpaper', 'Music', 'Soundtrack', 'Video', 'Artbook']);

const limitInWords = (limit: number) =>
  limit === 1 ? 'You own it.' : `You claimed it ${limit} times, the most there is.`;
