import { asc, eq } from 'drizzle-orm';
import { rarityIds } from '../domain/rewards';
import type { Database } from './connect';
import type { RewardRow } from './rewardStore';
import { readRewards } from './rewardStore';
import { games, starPlayers } from './schema';

/** How many rewards there are, by rarity, and a sample over games and rarities. */
export async function readShowcase(db: Database, limit: number) {
  const all = await readRewards(db);
  const rarities = rarityIds.map((rarityId) => ({
    rarityId,
    available: all.filter((reward) => reward.rarityId === rarityId).length,
  }));
  return { rewards: sampleOf(all, limit), totalRewards: all.length, rarities };
}

export const readStarPlayers = (db: Database) =>
  db
    .select({ player: starPlayers, gameSlug: games.slug, gameTitle: games.title })
    .from(starPlayers)
    .innerJoin(games, eq(games.spaceId, starPlayers.spaceId))
    .orderBy(asc(starPlayers.position));

/** The rarest first, each from a game that is not in the sample yet, as long as there are such; only what is open to all. */
function sampleOf(all: readonly RewardRow[], limit: number): RewardRow[] {
  const open = all.filter((reward) => reward.lockReason === null);
  const shelves = [...rarityIds].reverse().map((rarityId) => open.filter((reward) => reward.rarityId === rarityId));
  const sample: RewardRow[] = [];
  while (sample.length < Math.min(limit, open.length)) {
    for (const shelf of shelves) {
      const shown = new Set(sample.map((reward) => reward.gameSlug));
      const next = shelf.find((reward) => !sample.includes(reward) && !shown.has(reward.gameSlug));
      const chosen = next ?? shelf.find((reward) => !sample.includes(reward));
      if (chosen && sample.length < limit) sample.push(chosen);
    }
  }
  return sample;
}
