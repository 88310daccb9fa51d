import { readImages } from '../club/images';
import { defineEndpoint, path, pick } from '../http/endpoint';
import * as read from '../http/parse';
import { videoIdOf } from './videoId';
import { type ProfileInput, website } from './website';

export type GameStatus = 'active' | 'comingSoon';

/** `ComingSoon` on the wire is comingSoon; any other status means released. */
export const readGameStatus: read.Reader<GameStatus> = read.mapped(read.text, (text) =>
  text.toLowerCase() === 'comingsoon' ? 'comingSoon' : 'active',
);

const socialNetworks = ['facebook', 'instagram', 'twitter', 'twitch', 'discord', 'reddit'] as const;

/** Their ids have exactly 11 characters (spec 5). */
const readCommunityVideos = read.mapped(
  read.orElse(read.list(read.object({ url: read.string, title: read.text })), []),
  (videos) =>
    videos.flatMap((video) => {
      const id = videoIdOf(video.url);
      return id === null ? [] : [{ ...video, id }];
    }),
);

const readFriendPlaying = read.object({
  nameOnPlatform: read.string,
  avatar: read.link,
  isPlaying: read.flag,
  lastPlayedDate: read.optionalInstant,
});
export type FriendPlaying = ReturnType<typeof readFriendPlaying>;

/** The year 1 on the wire means never. */
const readSessionDate: read.Reader<string | null> = read.mapped(read.optionalInstant, (date) =>
  date?.startsWith('0001-') ? null : date,
);

export const readGame = read.fields((field) => {
  const status = field('status', readGameStatus);
  const platform = field('platform', read.string);
  const friendsPlayingGame = field('friendsPlayingGame', read.orElse(read.list(readFriendPlaying), []));
  return {
    spaceId: field('spaceId', read.string),
    title: field('title', read.string),
    slug: field('slug', read.string),
    platform,
    platforms: field('platforms', read.orElse(read.list(read.string), [platform])),
    /** True unless the services' flag is explicitly false (spec 3, Current game state). */
    owned: field('owned', read.orElse(read.boolean, true)),
    ownedSince: field('ownedSince', read.optionalInstant),
    status,
    isReleased: status !== 'comingSoon',
    releaseDate: field('releaseDate', read.optionalInstant),
    tagline: field('tagline', read.text),
    genre: field('genre', read.optionalText),
    ageRating: field('ageRating', read.optionalText),
    description: field('description', read.text),
    images: field('images', readImages),
    ...readCounts(field),
    friendsPlayingGame,
    /** All friends who own it; the list has the first ones. */
    friendsPlayingCount: field('friendsPlayingCount', read.orElse(read.number, friendsPlayingGame.length)),
    ...field('links', read.orEmpty(readLinks)),
    communityVideos: field('communityVideos', readCommunityVideos),
    xp: field('xp', read.counter),
    challengesEnabled: field('challengesEnabled', read.flag),
    statsEnabled: field('statsEnabled', read.flag),
    lastSessionDate: field('lastSessionDate', readSessionDate),
    /** `secondsPlayed` covers all sessions. */
    lastSessionSeconds: field('lastSessionSeconds', read.counter),
    secondsPlayed: field('secondsPlayed', read.counter),
    /** In percent. */
    progression: field('gameProgression', read.counter),
  };
});

/** Spec 3, Game, with the player's progress. */
export type Game = ReturnType<typeof readGame>;

const readCounts = (field: read.FieldReader) => ({
  rewardsAvailable: field('rewardsAvailable', read.counter),
  rewardsOwned: field('rewardsOwned', read.counter),
  unitsAvailable: field('unitsAvailable', read.counter),
  unitsOwned: field('unitsOwned', read.counter),
  badgesAvailable: field('badgesAvailable', read.counter),
  badgesOwned: field('badgesOwned', read.counter),
});

/** The wire has one object of links; '' means no link. */
const readLinks = read.fields((link) => ({
  siteUrl: link('websiteLink', read.link),
  storeUrl: link('storeLink', read.link),
  betaUrl: link('betaLink', read.link),
  supportUrl: link('supportLink', read.link),
  /** Video URLs; `selectGameVideos` returns the playable ones. */
  trailerUrl: link('trailerLink', read.link),
  samVideo: link('samDailyLoginLink', read.link),
  rewardVideo: link('rewardLink', read.link),
  socials: socialNetworks.flatMap((name) => {
    const url = link(`${name}Link`, read.link);
    return url === null ? [] : [{ name, url }];
  }),
}));

export const readGames = read.list(readGame);

export type GameName = { spaceId: string } | { slug: string; platform: string };

export const getGame = defineEndpoint('clubWebsite.getGame', 'GET', {
  path: `${website}/game`,
  query: (name: GameName) => ({ ...name }),
  parse: readGame,
});

/** Lists need no friends: without them the services have less to read. An addition, which other services ignore. */
interface GameListInput {
  friends?: false;
}

export const getOwnedGames = defineEndpoint('clubWebsite.getOwnedGames', 'GET', {
  path: `${website}/games/owned`,
  query: pick<GameListInput & { currentGameSpaceId?: string; limit?: number }>(
    'currentGameSpaceId',
    'limit',
    'friends',
  ),
  parse: readGames,
});

export const getLatestReleases = defineEndpoint('clubWebsite.getLatestReleases', 'GET', {
  path: `${website}/games/latestreleased`,
  query: pick<GameListInput & { days?: number; limit?: number }>('days', 'limit', 'friends'),
  parse: readGames,
});

export const getGamesNotOwned = defineEndpoint('clubWebsite.getGamesNotOwned', 'GET', {
  path: `${website}/games/notowned`,
  query: pick<GameListInput & { days?: number; limit?: number }>('days', 'limit', 'friends'),
  parse: readGames,
});

/** Newest session first. */
export const getLastPlayedGames = defineEndpoint('clubWebsite.getLastPlayedGames', 'GET', {
  path: ({ profileId = 'me' }: GameListInput & ProfileInput) =>
    path`/clubwip/v1/profiles/${profileId}/club/website/stats/lastplayedgame`,
  query: ({ friends }) => ({ friends }),
  parse: readGames,
});
