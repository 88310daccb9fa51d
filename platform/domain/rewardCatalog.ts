import { rarityIds, type RarityId, type RewardTerms } from './rewards';

export interface CatalogReward {
  rarityId: RarityId;
  gameSlug: string;
  kind: string;
  /** Null for rewards that are open to all. */
  lockReason: string | null;
}

/**
 * Other rewards of the same game, the nearest in price first. Those of one price begin after the reward itself, so that the
 * pages of all rewards together lead to every one.
 */
export function alikeOf<Reward extends Pick<RewardTerms, 'rewardId' | 'value'>>(
  { rewardId, value }: Reward,
  ofGame: readonly Reward[],
  limit: number,
): Reward[] {
  const at = ofGame.findIndex((other) => other.rewardId === rewardId);
  const others = [...ofGame.slice(at + 1), ...ofGame.slice(0, Math.max(0, at))];
  const distance = (other: Reward) => Math.abs(other.value - value);
  return others.toSorted((a, b) => distance(a) - distance(b)).slice(0, limit);
}

const rarestFirst = [...rarityIds].reverse();

/** Each rarity starts with another game, so that one game does not take five places in a row. */
const gamesApart = 3;

/**
 * Rewards of one rarity, or of all, in rounds over the rarities, the rarest first, and within a rarity in rounds over the
 * games. The order is stable, so it can be read page by page.
 */
export function inCatalogOrder<Reward extends CatalogReward>(
  rewards: readonly Reward[],
  rarityId?: RarityId,
): Reward[] {
  const rows = rarestFirst
    .filter((id) => rarityId === undefined || id === rarityId)
    .map((id, index) =>
      inRounds(
        rewards.filter((reward) => reward.rarityId === id),
        index * gamesApart,
      ),
    );
  return interleave(rows);
}

const interleave = <Item>(rows: readonly Item[][]): Item[] =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, round) =>
    rows.flatMap((row) => row.slice(round, round + 1)),
  ).flat();

/** The first reward of each game, then the second of each, and so on; `first` is the index of the game to start with. */
function inRounds<Reward extends CatalogReward>(rewards: readonly Reward[], first: number): Reward[] {
  const games = [...new Set(rewards.map(({ gameSlug }) => gameSlug))];
  const rounds = new Map(games.map((slug) => [slug, 0]));
  const placed = rewards.map((reward) => {
    const round = rounds.get(reward.gameSlug) ?? 0;
    rounds.set(reward.gameSlug, round + 1);
    return { reward, round, turn: (games.indexOf(reward.gameSlug) + first) % games.length };
  });
  return placed.toSorted((a, b) => a.round - b.round || a.turn - b.turn).map(({ reward }) => reward);
}

/**
 * A sample of at most `limit` rewards that are open to all: in rounds over the rarities, the rarest first, each time from
 * the game, then of the kind, that the sample contains least of.
 */
export function sampleOf<Reward extends CatalogReward>(rewards: readonly Reward[], limit: number): Reward[] {
  const open = rewards.filter((reward) => reward.lockReason === null);
  const rows = rarestFirst.map((rarityId) => open.filter((reward) => reward.rarityId === rarityId));
  const sample: Reward[] = [];
  while (sample.length < Math.min(limit, open.length)) {
    for (const row of rows) {
      const chosen = leastShown(
        row.filter((reward) => !sample.includes(reward)),
        sample,
      );
      if (chosen && sample.length < limit) sample.push(chosen);
    }
  }
  return sample;
}

function leastShown<Reward extends CatalogReward>(candidates: readonly Reward[], sample: readonly Reward[]) {
  const sameGame = (one: Reward) => sample.filter((other) => other.gameSlug === one.gameSlug).length;
  const sameKind = (one: Reward) => sample.filter((other) => other.kind === one.kind).length;
  return candidates.toSorted((a, b) => sameGame(a) - sameGame(b) || sameKind(a) - sameKind(b))[0];
}
