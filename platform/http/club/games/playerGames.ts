import type { Database } from '../../../db/database';
import type { Game } from '../../../db/stores/games/catalogStore';
import { readCounts, readGames, readOwned, type GameCounts, type OwnedRow } from '../../../db/stores/games/gameStore';

export interface PlayerGame {
  game: Game;
  /** The player's rows, newest session first; none where the game is not owned. */
  owned: OwnedRow[];
  counts: GameCounts;
}

export async function readPlayerGames(db: Database, profileId: string, now: Date): Promise<PlayerGame[]> {
  const [games, owned] = [await readGames(db), await readOwned(db, profileId)];
  const countsIn = await readCounts(db, profileId, now);
  return games.map((game) => ({
    game,
    owned: owned.filter((row) => row.spaceId === game.spaceId),
    counts: countsIn(game.spaceId),
  }));
}

/** The last play of a game; null where it was never played. */
export const lastPlayed = ({ owned }: PlayerGame): Date | null => owned[0]?.lastPlayedAt ?? null;

export const isReleased = ({ game }: Pick<PlayerGame, 'game'>, now: Date) => game.releaseDate <= now;
