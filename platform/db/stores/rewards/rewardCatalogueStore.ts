import { asc, eq } from 'drizzle-orm';
import { rarityIds, type RarityId } from '../../../domain/rewards';
import type { Database } from '../../connect';
import type { RewardRow } from './rewardStore';
import { readRewards } from './rewardStore';
import { games, starPlayers } from '../../schema';

/** How many rewards there are, by rarity, with what they cost, and a sample over games and rarities. */
export async function readRewardSample(db: Database, limit: number) {
  const all = await readRewards(db);
  const rarities = rarityIds.map((rarityId) => {
    const prices = all.flatMap((reward) => (reward.rarityId === rarityId ? [reward.value] : []));
    const priced = prices.length > 0 && { lowestValue: Math.min(...prices), highestValue: Math.max(...prices) };
    return { rarityId, available: prices.length, ...priced };
  });
  return { rewards: sampleOf(all, limit), totalRewards: all.length, rarities };
}

/**
 * Rewards of a rarity, of a game, or all: round the rarities, the rarest first, and in each round the games. An order
 * that does not change, for reading it page by page.
 */
export async function readCatalogue(
  db: Database,
  { rarityId, spaceId }: { rarityId?: RarityId | undefined; spaceId?: string | undefined },
): Promise<RewardRow[]> {
  const all = await readRewards(db, spaceId);
  const shelves = [...rarityIds]
    .reverse()
    .filter((id) => rarityId === undefined || id === rarityId)
    .map((id, shelf) =>
      inRounds(
        all.filter((reward) => reward.rarityId === id),
        shelf * gamesApart,
      ),
    );
  const longest = Math.max(0, ...shelves.map((shelf) => shelf.length));
  return Array.from({ length: longest }, (_, round) => shelves.flatMap((shelf) => shelf[round] ?? [])).flat();
}

/** Each rarity begins with another game, or five cards of one game would follow each other. */
const gamesApart = 3;

/** The first reward of each game, then the second of each, and so on; the games beginning with the one at `first`. */
function inRounds(rewards: readonly RewardRow[], first: number): RewardRow[] {
  const games = [...new Set(rewards.map(({ gameSlug }) => gameSlug))];
  const rounds = new Map(games.map((slug) => [slug, 0]));
  const placed = rewards.map((reward) => {
    const round = rounds.get(reward.gameSlug) ?? 0;
    rounds.set(reward.gameSlug, round + 1);
    return { reward, round, turn: (games.indexOf(reward.gameSlug) + first) % games.length };
  });
  return placed.toSorted((a, b) => a.round - b.round || a.turn - b.turn).map(({ reward }) => reward);
}

export const readStarPlayers = (db: Database) =>
  db
    .select({ player: starPlayers, gameSlug: games.slug, gameTitle: games.title })
    .from(starPlayers)
    .innerJoin(games, eq(games.spaceId, starPlayers.spaceId))
    .orderBy(asc(starPlayers.position));

/**
 * The rarest first and round the rarities, each from the game, then of the kind, that the sample holds fewest of; only
 * what is open to all.
 */
function sampleOf(all: readonly RewardRow[], limit: number): RewardRow[] {
  const open = all.filter((reward) => reward.lockReason === null);
  const shelves = [...rarityIds].reverse().map((rarityId) => open.filter((reward) => reward.rarityId === rarityId));
  const sample: RewardRow[] = [];
  while (sample.length < Math.min(limit, open.length)) {
    for (const shelf of shelves) {
      const chosen = leastShown(
        shelf.filter((reward) => !sample.includes(reward)),
        sample,
      );
      if (chosen && sample.length < limit) sample.push(chosen);
    }
  }
  return sample;
}

function leastShown(candidates: readonly RewardRow[], sample: readonly RewardRow[]): RewardRow | undefined {
  const sameGame = (one: RewardRow) => sample.filter((other) => other.gameSlug === one.gameSlug).length;
  const sameKind = (one: RewardRow) => sample.filter((other) => other.kind === one.kind).length;
  return candidates.toSorted((a, b) => sameGame(a) - sameGame(b) || sameKind(a) - sameKind(b))[0];
}
