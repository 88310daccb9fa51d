import type { Database } from '../../db/connect';
import { away, readFriends, readOwners, readPresences, type Friend, type Presence } from '../../db/friendStore';
import { readCounts, readGames, readOwned, type Game, type GameCounts, type OwnedRow } from '../../db/gameStore';
import { guid } from '../../domain/guid';
import type { Platform } from '../context';
import { wireDate } from '../errors';
import { avatarImage, gameImages, never, wireDateOrNull } from './wire';

/** A game with everything that one player has in it. */
export interface PlayerGame {
  game: Game;
  /** The player's rows, newest session first; none where the game is not owned. */
  owned: OwnedRow[];
  counts: GameCounts | undefined;
  friends: FriendInGame[];
}

interface FriendInGame {
  friend: Friend;
  presence: Presence;
  lastPlayedAt: Date | null;
}

/** All games as one player has them, in the publisher's order. */
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

/** When a player last played a game; null where never. */
export const lastPlayed = ({ owned }: PlayerGame): Date | null => owned[0]?.lastPlayedAt ?? null;

export const isReleased = ({ game }: PlayerGame, now: Date) => game.releaseDate <= now;

/** A game of the website's calls (wire, WebsiteGame). `platform` is the one asked for, else the one last played on. */
export function websiteGame(platform: Platform, profileId: string, player: PlayerGame, now: Date, on?: string) {
  const { game, owned, counts } = player;
  const shown = on ?? owned[0]?.platform ?? game.platforms[0]?.platform ?? 'PC';
  return {
    spaceId: game.spaceId,
    installmentSpaceId: game.spaceId,
    brandSpaceId: guid('brand', game.slug),
    applicationId: game.platforms.find((row) => row.platform === shown)?.applicationId ?? null,
    profileId,
    owned: owned.length > 0,
    ownedSince: wireDateOrNull(owned[0]?.ownedSince),
    status: isReleased(player, now) ? 'Active' : 'ComingSoon',
    platform: shown,
    platforms: game.platforms.map((row) => row.platform),
    releaseDate: wireDate(game.releaseDate),
    slug: game.slug,
    title: game.title,
    tagline: game.tagline,
    genre: game.genre,
    ageRating: game.ageRating,
    description: game.description,
    images: gameImages(platform, game.slug),
    ...playOf(owned),
    challengesEnabled: true,
    communityChallengesEnabled: false,
    statsEnabled: game.statsCount > 0,
    friendsPlayingGame: player.friends.map((row) => friendPlaying(platform, row, game.spaceId)),
    ...countsOf(counts),
    rewardCard: null,
    classicChallengeCard: null,
    weeklyChallengeCard: null,
    statsCard: null,
    links: { ...noLinks, ...game.links },
    communityVideos: game.communityVideos.map(({ title, videoId }) => ({
      title,
      id: videoId,
      url: `https://www.youtube.com/watch?v=${videoId}`,
    })),
    gameProgression: counts?.actions.available
      ? Math.round((100 * counts.actions.owned) / counts.actions.available)
      : 0,
  };
}

const playOf = (owned: OwnedRow[]) => ({
  xp: owned.reduce((sum, row) => sum + row.xp, 0),
  secondsPlayed: owned.reduce((sum, row) => sum + row.secondsPlayed, 0),
  lastSessionDate: wireDateOrNull(owned[0]?.lastPlayedAt) ?? never,
  lastSessionSeconds: owned[0]?.lastSessionSeconds ?? 0,
});

const countsOf = (counts: GameCounts | undefined) => ({
  rewardsAvailable: counts?.rewards.available ?? 0,
  rewardsOwned: counts?.rewards.owned ?? 0,
  unitsAvailable: counts?.units.available ?? 0,
  unitsOwned: counts?.units.owned ?? 0,
  badgesAvailable: counts?.badges.available ?? 0,
  badgesOwned: counts?.badges.owned ?? 0,
});

const friendPlaying = (platform: Platform, { friend, presence, lastPlayedAt }: FriendInGame, spaceId: string) => ({
  userId: friend.profileId,
  nameOnPlatform: friend.nameOnPlatform,
  avatar: avatarImage(platform, friend),
  isPlaying: presence.spaceId === spaceId,
  playingSince: presence.spaceId === spaceId ? wireDateOrNull(presence.since) : null,
  lastPlayedDate: wireDateOrNull(lastPlayedAt),
});

/** The links every client expects to find; empty ones lead nowhere. */
const noLinks = {
  betaLink: '',
  storeLink: '',
  websiteLink: '',
  facebookLink: '',
  instagramLink: '',
  twitterLink: '',
  supportLink: '',
  twitchLink: '',
  discordLink: '',
  redditLink: '',
  gameplan: '',
  communityCreation: '',
  trailerLink: '',
  samDailyLoginLink: '',
  rewardLink: '',
};

/** Friends who own a game: those who play it now first, then by when they last did. */
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
