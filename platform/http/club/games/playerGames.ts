import type { Database } from '../../../db/database';
import { readFriends, readOwners, type Friend } from '../../../db/stores/players/friendStore';
import { away, readPresences, type Presence } from '../../../db/stores/players/presenceStore';
import type { Game } from '../../../db/stores/games/catalogStore';
import { readCounts, readGames, readOwned, type GameCounts, type OwnedRow } from '../../../db/stores/games/gameStore';

export interface PlayerGame {
  game: Game;
  /** The player's rows, newest session first; none where the game is not owned. */
  owned: OwnedRow[];
  counts: GameCounts | undefined;
  friends: FriendInGame[];
}

export interface FriendInGame {
  friend: Friend;
  presence: Presence;
  lastPlayedAt: Date | null;
}

export async function readPlayerGames(db: Database, profileId: string, now: Date): Promise<PlayerGame[]> {
  const [games, owned] = [await readGames(db), await readOwned(db, profileId)];
  const counts = await readCounts(db, profileId, now);
  const friends = await readFriendsInGames(db, profileId, now);
  return games.map((game) => ({
    game,
    owned: owned.filter((row) => row.spaceId === game.spaceId),
    counts: counts.get(game.spaceId),
    friends: friends(game.spaceId),
  }));
}

/** The last play of a game; null where it was never played. */
export const lastPlayed = ({ owned }: PlayerGame): Date | null => owned[0]?.lastPlayedAt ?? null;

export const isReleased = ({ game }: PlayerGame, now: Date) => game.releaseDate <= now;

/** Friends who own a game: current players first, then by last play. */
async function readFriendsInGames(db: Database, profileId: string, now: Date) {
  const friends = await readFriends(db, profileId);
  const profileIds = friends.map((friend) => friend.profileId);
  const [owners, presences] = [await readOwners(db, profileIds), await readPresences(db, profileIds, now)];
  return (spaceId: string): FriendInGame[] =>
    friends
      .flatMap((friend) => {
        const rows = owners.filter((row) => row.profileId === friend.profileId && row.spaceId === spaceId);
        if (rows.length === 0) return [];
        const last = Math.max(...rows.map((row) => row.lastPlayedAt?.getTime() ?? 0));
        const presence = presences.get(friend.profileId) ?? away;
        return [{ friend, presence, lastPlayedAt: last > 0 ? new Date(last) : null }];
      })
      .sort((a, b) => rank(b, spaceId) - rank(a, spaceId));
}

const rank = ({ presence, lastPlayedAt }: FriendInGame, spaceId: string) =>
  presence.spaceId === spaceId ? Number.MAX_SAFE_INTEGER : (lastPlayedAt?.getTime() ?? 0);
