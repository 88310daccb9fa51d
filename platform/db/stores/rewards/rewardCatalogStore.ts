import { alikeOf, inCatalogOrder, sampleOf } from '../../../domain/rewardCatalog';
import { rarityIds, type RarityId } from '../../../domain/rewards';
import type { Database } from '../../database';
import { readCatalog, type RewardRow } from '../games/catalogStore';
import { readRewards } from './rewardStore';

const alikeShown = 4;

/** How many rewards there are, by rarity, with their lowest and highest price, and a sample of them. */
export async function readRewardSample(db: Database, limit: number) {
  const all = await readRewards(db);
  const rarities = rarityIds.map((rarityId) => {
    const prices = all.flatMap((reward) => (reward.rarityId === rarityId ? [reward.value] : []));
    const priced = prices.length > 0 && { lowestValue: Math.min(...prices), highestValue: Math.max(...prices) };
    return { rarityId, available: prices.length, ...priced };
  });
  return { rewards: sampleOf(all, limit), totalRewards: all.length, rarities };
}

/** Rewards of a rarity, of a game, or all, in catalog order. */
export async function readRewardCatalog(
  db: Database,
  { rarityId, spaceId }: { rarityId?: RarityId | undefined; spaceId?: string | undefined },
): Promise<RewardRow[]> {
  return inCatalogOrder(await readRewards(db, spaceId), rarityId);
}

/** A reward, and others of its game at about the same price; undefined for an unknown one. */
export async function readRewardDetails(db: Database, rewardId: string) {
  const all = await readRewards(db);
  const reward = all.find((row) => row.rewardId === rewardId);
  if (!reward) return undefined;
  const ofGame = all.filter(({ spaceId }) => spaceId === reward.spaceId);
  return { reward, alike: alikeOf(reward, ofGame, alikeShown) };
}

export const readStarPlayers = async (db: Database) => (await readCatalog(db)).starPlayers;
