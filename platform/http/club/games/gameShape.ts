import { z } from 'zod';
import type { GameCounts, OwnedRow } from '../../../db/stores/games/gameStore';
import { gameLinks } from '../../../domain/games';
import { guid } from '../../../domain/guid';
import type { Game } from '../../../db/stores/games/catalogStore';
import { clubText } from '../../kernel/clubText';
import type { ServiceContext } from '../../../serviceContext';
import { amountOfUnits, never, timestamp, wireDate, wireDateOrNull } from '../../kernel/wireTypes';
import type { FriendInGame } from '../../../db/stores/players/friendStore';
import { isReleased, type PlayerGame } from './playerGames';
import { avatarImage, gameImages, gameImagesShape, pictureUrl } from '../images';

const whole = z.int().min(0);

/** Clients expect all keys; an empty text is no link. */
const noLinks = Object.fromEntries([...gameLinks, 'gameplan', 'communityCreation'].map((name) => [name, '']));

const linksShape = z.object(Object.fromEntries(Object.keys(noLinks).map((name) => [name, z.string()])));

const friendShape = z.object({
  userId: z.guid(),
  nameOnPlatform: z.string(),
  avatar: pictureUrl,
  isPlaying: z.boolean(),
  playingSince: timestamp.nullable(),
  lastPlayedDate: timestamp.nullable(),
});

/** Counts on a card of the aggregation. */
const cardShape = z.object({ owned: whole, available: whole });

/** What every list tells of a game. */
export const gameSummary = {
  spaceId: z.guid(),
  slug: z.string(),
  title: z.string(),
  tagline: clubText,
  genre: clubText,
  platforms: z.array(z.string()),
  releaseDate: timestamp,
  status: z.enum(['Active', 'ComingSoon']),
  images: gameImagesShape,
};

export const wireGameSummary = (services: ServiceContext, game: Game, now: Date) => ({
  spaceId: game.spaceId,
  slug: game.slug,
  title: game.title,
  tagline: game.tagline,
  genre: game.genre,
  platforms: game.platforms.map((row) => row.platform),
  releaseDate: wireDate(game.releaseDate),
  status: isReleased({ game }, now) ? ('Active' as const) : ('ComingSoon' as const),
  images: gameImages(services, game.slug),
});

export const gameShape = z
  .object({
    ...gameSummary,
    installmentSpaceId: z.guid(),
    brandSpaceId: z.guid(),
    applicationId: z.guid().nullable(),
    profileId: z.guid(),
    owned: z.boolean(),
    ownedSince: timestamp.nullable(),
    platform: z.string().describe('The one asked for, else the one last played on.'),
    ageRating: z.string(),
    description: clubText,
    xp: whole,
    secondsPlayed: whole,
    lastSessionDate: z.union([timestamp, z.literal(never)]).describe(`${never} where it was never played.`),
    lastSessionSeconds: whole,
    challengesEnabled: z.boolean(),
    communityChallengesEnabled: z.boolean(),
    statsEnabled: z.boolean(),
    friendsPlayingGame: z.array(friendShape).describe('Who plays now first, then by when they last did; at most 48.'),
    friendsPlayingCount: whole.describe('All friends who own it.'),
    rewardsAvailable: whole,
    rewardsOwned: whole,
    unitsAvailable: amountOfUnits,
    unitsOwned: amountOfUnits,
    badgesAvailable: whole,
    badgesOwned: whole,
    rewardCard: cardShape,
    classicChallengeCard: cardShape,
    weeklyChallengeCard: cardShape,
    statsCard: z.object({ available: whole }),
    links: linksShape.describe('Empty texts lead nowhere.'),
    communityVideos: z.array(z.object({ title: z.string(), id: z.string(), url: z.url() })),
    gameProgression: whole.max(100).describe('The share of actions completed, in percent.'),
  })
  .meta({ id: 'WebsiteGame' });

/** A game in the website's form (wire, WebsiteGame), with the first friends who own it, on the platform `on` or the one last played on. */
export function websiteGame(
  services: ServiceContext,
  profileId: string,
  player: PlayerGame,
  friends: readonly FriendInGame[],
  now: Date,
  on?: string,
): z.input<typeof gameShape> {
  const { game, owned, counts } = player;
  const shown = on ?? owned[0]?.platform ?? game.platforms[0]?.platform ?? 'PC';
  return {
    ...wireGameSummary(services, game, now),
    installmentSpaceId: game.spaceId,
    brandSpaceId: guid('brand', game.slug),
    applicationId: game.platforms.find((row) => row.platform === shown)?.applicationId ?? null,
    profileId,
    owned: owned.length > 0,
    ownedSince: wireDateOrNull(owned[0]?.ownedSince),
    platform: shown,
    ageRating: game.ageRating,
    description: game.description,
    ...playOf(owned),
    challengesEnabled: true,
    communityChallengesEnabled: false,
    statsEnabled: game.statsCount > 0,
    friendsPlayingCount: friends[0]?.total ?? 0,
    friendsPlayingGame: friends.map((row) => friendPlaying(services, row, game.spaceId)),
    ...countsOf(counts),
    statsCard: { available: game.statsCount },
    links: { ...noLinks, ...linksOf(services, game.links) },
    communityVideos: game.communityVideos.map(({ title, videoId }) => ({
      title,
      id: videoId,
      url: `https://www.youtube.com/watch?v=${videoId}`,
    })),
    gameProgression: Math.round((100 * counts.actions.owned) / (counts.actions.available || 1)),
  };
}

/** A game's links. Where the publisher's sites have another address, such as on a laptop, the links lead there. */
const linksOf = ({ publisherUrl }: ServiceContext, links: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(links).map(([name, link]) => {
      const [, site, path] = /^https:\/\/([a-z-]+)\.[^/]*example(\/.*)?$/.exec(link) ?? [];
      return [name, publisherUrl && site ? publisherUrl.replace('{site}', site) + (path ?? '') : link];
    }),
  );

const playOf = (owned: OwnedRow[]) => ({
  xp: owned.reduce((sum, row) => sum + row.xp, 0),
  secondsPlayed: owned.reduce((sum, row) => sum + row.secondsPlayed, 0),
  lastSessionDate: wireDateOrNull(owned[0]?.lastPlayedAt) ?? never,
  lastSessionSeconds: owned[0]?.lastSessionSeconds ?? 0,
});

const countsOf = ({ rewards, units, badges, classics, weeklies }: GameCounts) => ({
  rewardsAvailable: rewards.available,
  rewardsOwned: rewards.owned,
  unitsAvailable: units.available,
  unitsOwned: units.owned,
  badgesAvailable: badges.available,
  badgesOwned: badges.owned,
  rewardCard: { owned: rewards.owned, available: rewards.available },
  classicChallengeCard: classics,
  weeklyChallengeCard: weeklies,
});

const friendPlaying = (
  services: ServiceContext,
  { friend, presence, lastPlayedAt }: FriendInGame,
  spaceId: string,
) => ({
  userId: friend.profileId,
  nameOnPlatform: friend.nameOnPlatform,
  avatar: avatarImage(services, friend),
  isPlaying: presence.spaceId === spaceId,
  playingSince: presence.spaceId === spaceId ? wireDateOrNull(presence.since) : null,
  lastPlayedDate: wireDateOrNull(lastPlayedAt),
});
