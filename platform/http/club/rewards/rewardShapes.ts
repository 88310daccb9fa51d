import { z } from 'zod';
import type { RewardRow } from '../../../db/stores/games/catalogStore';
import type { Claimant } from '../../../db/stores/rewards/rewardStore';
import { termsOf } from '../../../db/stores/rewards/rewardStore';
import { rewardPreviews, type RewardPreview } from '../../../content/pictureAddresses';
import { isLimitReached, isLocked, isSoldOut, rarityIds, type RewardLock } from '../../../domain/rewards';
import { clubText } from '../../kernel/clubText';
import { amountOfUnits, timestamp, wireDate, wireDateOrNull } from '../../kernel/wireTypes';
import {
  pictureUrl,
  rewardImage,
  sampleOfMusic,
  wallpaperFile,
  wallpaperPreview,
  wallpaperSize,
  type ImageOrigin,
} from '../images';

export const rarityId = z.enum(rarityIds).meta({ id: 'RarityId', description: 'From the commonest to the rarest.' });

/** What every list tells of a reward. */
export const rewardSummary = {
  rewardId: z.guid(),
  spaceId: z.guid(),
  gameSlug: z.string(),
  gameTitle: z.string(),
  name: clubText,
  imageUrl: pictureUrl,
  rarityId,
};

type SummedUpReward = Pick<RewardRow, 'rewardId' | 'spaceId' | 'gameSlug' | 'gameTitle' | 'key' | 'name' | 'rarityId'>;

export const wireRewardSummary = (origin: ImageOrigin, row: SummedUpReward) => ({
  rewardId: row.rewardId,
  spaceId: row.spaceId,
  gameSlug: row.gameSlug,
  gameTitle: row.gameTitle,
  name: row.name,
  imageUrl: rewardImage(origin, row),
  rarityId: row.rarityId,
});

const times = z.int().min(0);

/** Rewards owned at least once out of all there are, by rarity (wire, website/rewards/overview). */
export const rewardTotals = z.object({
  rarity: z.array(z.object({ rarityId, owned: times, available: times })),
  totalRewards: z.object({ owned: times, available: times }),
});

const pixels = z.int().min(1).optional().describe('Of the picture itself, in pixels; `url` may have it smaller.');

const previewShape = z
  .object({
    kind: z.enum(['image', 'audio']),
    url: z.url(),
    width: pixels,
    height: pixels,
    alt: clubText.optional().describe('What it shows, for those who do not see it.'),
  })
  .meta({
    id: 'RewardPreview',
    description: 'What shows the reward itself: a large picture, or a sample of its sound.',
  });

const downloadUrl = z
  .url()
  .nullable()
  .describe('The file of a wallpaper that the player owns; null for any other reward.');

export const websiteRewardShape = z
  .object({
    ...rewardSummary,
    kind: clubText.describe('What it is: Outfit, Wallpaper, Music...'),
    value: amountOfUnits.describe('Its price in Units.'),
    isLocked: z.boolean(),
    isNew: z.boolean(),
    quantityLimit: times.nullable().describe('How often one player may claim it; null where there is no limit.'),
    quantityPurchased: times,
    rewardLocation: clubText.nullable(),
    detail: z.object({ description: clubText, instruction: clubText }),
    lockedDetails: z.array(clubText).describe('Why it is locked, in words.'),
    limitReachedDetails: z.array(clubText).describe('Why it cannot be claimed again, in words.'),
    lockRewardId: z.guid().nullable().describe('The reward that opens this one.'),
    lockProgress: z
      .object({ value: times, target: times })
      .nullable()
      .describe('How far the player is with the level or the action that opens it; null where none does.'),
    code: z.string().nullable().describe('Of the player’s last claim of it; null before the first.'),
    downloadUrl,
    preview: previewShape.optional(),
    gamePlatform: z.string().describe('Where the player played its game last; else the first that it runs on.'),
  })
  .meta({ id: 'WebsiteReward' });

/** A reward in the website's form (wire, Reward, website form). */
export function websiteReward(
  origin: ImageOrigin,
  row: RewardRow,
  claimant: Claimant,
): z.input<typeof websiteRewardShape> {
  const terms = termsOf(row);
  const locked = isLocked(terms, claimant);
  return {
    kind: row.kind,
    value: row.value,
    isLocked: locked,
    isNew: row.isNew,
    quantityLimit: row.quantityLimit,
    quantityPurchased: claimant.claimCounts.get(row.rewardId) ?? 0,
    rewardLocation: row.location,
    detail: { description: row.description, instruction: row.instruction },
    ...lockDetails(locked ? terms.lock : null),
    ...(isLimitReached(terms, claimant) && { limitReachedDetails: [limitInWords(row.quantityLimit ?? 0)] }),
    lockRewardId: row.lockRewardId,
    lockProgress: locked ? lockProgressOf(row, claimant) : null,
    code: claimant.lastClaims.get(row.rewardId)?.code ?? null,
    downloadUrl: downloadOf(origin, row, claimant.claimCounts.get(row.rewardId) ?? 0),
    preview: previewOf(origin, row),
    gamePlatform: claimant.playsOn.get(row.spaceId) ?? row.gamePlatform,
    // At the end: where so many fields follow a spread, an object takes 27 µs, and all rewards three times as long.
    ...wireRewardSummary(origin, row),
  };
}

/** Why a reward is locked or, for good, sold out. */
export function lockDetails(lock: RewardLock | null) {
  const reasons = lock === null ? [] : [lock.reason];
  return isSoldOut(lock)
    ? { lockedDetails: [], limitReachedDetails: reasons }
    : { lockedDetails: reasons, limitReachedDetails: [] };
}

const downloadOf = (origin: ImageOrigin, row: RewardRow, timesClaimed: number) =>
  row.kind === 'Wallpaper' && timesClaimed > 0 ? wallpaperFile(origin, row) : null;

/** The publisher's own preview, the wallpaper in small, or a sample of the music of the game; undefined for any other reward. */
export function previewOf(origin: ImageOrigin, row: RewardRow): RewardPreview | undefined {
  const own = rewardPreviews[`${row.gameSlug}/${row.key}`];
  if (own) return own;
  if (row.kind === 'Wallpaper') return { kind: 'image', url: wallpaperPreview(origin, row), ...wallpaperSize };
  const url = row.kind === 'Music' ? sampleOfMusic(origin, row) : null;
  return url === null ? undefined : { kind: 'audio', url };
}

function lockProgressOf({ lockLevel, lockActionId, lockTarget }: RewardRow, { level, actionProgress }: Claimant) {
  if (lockLevel !== null) return { value: level, target: lockLevel };
  if (lockActionId === null || lockTarget === null) return null;
  return { value: Math.min(actionProgress.get(lockActionId) ?? 0, lockTarget), target: lockTarget };
}

export const clubRewardShape = z
  .object({
    id: z.guid(),
    profileId: z.guid(),
    spaceId: z.guid(),
    value: amountOfUnits.describe('Its price in Units.'),
    creationDate: timestamp,
    typeId: z.literal([1, 2]),
    typeName: z.enum(['Downloadable', 'Unlockable']),
    name: clubText,
    description: clubText,
    obj: z.object({}),
    platformShared: z.boolean(),
    isOwned: z.boolean(),
    quantityPurchased: times,
    quantityUsed: times,
    quantityLimit: times.nullable(),
    rewardLocation: clubText.nullable(),
    instruction: clubText,
    condition: clubText.describe('What opens it, in words; empty where nothing is in the way.'),
    images: z.array(z.object({ type: z.string(), url: pictureUrl })),
    tags: z.array(z.string()),
    groups: z.array(z.string()),
    purchaseDate: timestamp.nullable(),
    xp: z.int(),
    startDate: timestamp,
    endDate: timestamp.nullable(),
    daysLeft: z.int().nullable(),
    rarity: rarityId,
    code: z.string().nullable().describe('Of the player’s last claim of it; null before the first.'),
    downloadUrl,
  })
  .meta({ id: 'ClubReward' });

interface OwnClaims {
  times: number;
  last?: { claimedAt: Date; code: string };
}

export const claimsOf = ({ rewardId }: RewardRow, { claimCounts, lastClaims }: Claimant): OwnClaims => ({
  times: claimCounts.get(rewardId) ?? 0,
  last: lastClaims.get(rewardId),
});

/** A reward in the form of games and of the claim response (wire, ClubReward). */
export function clubReward(
  origin: ImageOrigin,
  profileId: string,
  row: RewardRow,
  { times: quantity, last }: OwnClaims,
): z.input<typeof clubRewardShape> {
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
    purchaseDate: wireDateOrNull(last?.claimedAt),
    xp: 0,
    startDate: wireDate(row.createdAt),
    endDate: null,
    daysLeft: null,
    rarity: row.rarityId,
    code: last?.code ?? null,
    downloadUrl: downloadOf(origin, row, quantity),
  };
}

const downloads = new Set(['Wallpaper', 'Music', 'Soundtrack', 'Video', 'Artbook']);

const limitInWords = (limit: number) => (limit === 1 ? 'You own it.' : 'You’ve claimed it as many times as you can.');
