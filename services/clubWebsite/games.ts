import { type GameImages, readImages } from '../club/images';
import { defineEndpoint, path } from '../http/endpoint';
import {
  type FieldReader,
  mapped,
  orElse,
  readBoolean,
  readCounter,
  type Reader,
  readFlag,
  readLink,
  readList,
  readObject,
  readOptionalInstant,
  readOptionalText,
  readString,
  readText,
} from '../http/parse';
import { videoIdOf } from './videoId';
import { type ProfileInput, website } from './website';

export type GameStatus = 'active' | 'comingSoon';

/** `ComingSoon` on the wire is comingSoon; any other status means released. */
export const readGameStatus: Reader<GameStatus> = mapped(readText, (text) =>
  text.toLowerCase() === 'comingsoon' ? 'comingSoon' : 'active',
);

const socialNetworks = ['facebook', 'instagram', 'twitter', 'twitch', 'discord', 'reddit'] as const;
type SocialNetwork = (typeof socialNetworks)[number];

interface CommunityVideo {
  url: string;
  title: string;
  /** Exactly 11 characters (spec 5). */
  id: string;
}

/** Leaves out videos without a valid id. */
const readCommunityVideos: Reader<CommunityVideo[]> = mapped(
  orElse(readList(readObject((field) => ({ url: field('url', readString), title: field('title', readText) }))), []),
  (videos) =>
    videos.flatMap((video) => {
      const id = videoIdOf(video.url);
      return id === null ? [] : [{ ...video, id }];
    }),
);

export interface FriendPlaying {
  nameOnPlatform: string;
  avatar: string | null;
  /** True while the friend is in the game. */
  isPlaying: boolean;
  lastPlayedDate: string | null;
}

const readFriendPlaying = readObject<FriendPlaying>((field) => ({
  nameOnPlatform: field('nameOnPlatform', readString),
  avatar: field('avatar', readLink),
  isPlaying: field('isPlaying', readFlag),
  lastPlayedDate: field('lastPlayedDate', readOptionalInstant),
}));

/** A game in the page shape (spec 3, Game), with the player's progress. */
export interface Game {
  spaceId: string;
  title: string;
  slug: string;
  platform: string;
  platforms: string[];
  /** True unless the services' flag is explicitly false (spec 3, Current game state). */
  owned: boolean;
  /** Null where it is not owned or the date is unknown. */
  ownedSince: string | null;
  status: GameStatus;
  isReleased: boolean;
  releaseDate: string | null;
  /** One line about the game; '' without one. */
  tagline: string;
  genre: string | null;
  ageRating: string | null;
  description: string;
  images: GameImages;
  rewardsAvailable: number;
  rewardsOwned: number;
  unitsAvailable: number;
  unitsOwned: number;
  badgesAvailable: number;
  badgesOwned: number;
  friendsPlayingGame: FriendPlaying[];
  socials: { name: SocialNetwork; url: string }[];
  siteUrl: string | null;
  storeUrl: string | null;
  betaUrl: string | null;
  supportUrl: string | null;
  /** Video URLs; `selectGameVideos` returns the playable ones. */
  trailerUrl: string | null;
  samVideo: string | null;
  rewardVideo: string | null;
  communityVideos: CommunityVideo[];
  xp: number;
  challengesEnabled: boolean;
  statsEnabled: boolean;
  /** Null for a game that was never played. */
  lastSessionDate: string | null;
  /** Length of the last session; `secondsPlayed` covers all sessions. */
  lastSessionSeconds: number;
  secondsPlayed: number;
  /** Completed actions, in percent. */
  progression: number;
}

/** The year 1 on the wire means never. */
const readSessionDate: Reader<string | null> = mapped(readOptionalInstant, (date) =>
  date?.startsWith('0001-') ? null : date,
);

export const readGame = readObject<Game>((field) => {
  const status = field('status', readGameStatus);
  const platform = field('platform', readString);
  return {
    spaceId: field('spaceId', readString),
    title: field('title', readString),
    slug: field('slug', readString),
    platform,
    platforms: field('platforms', orElse(readList(readString), [platform])),
    owned: field('owned', orElse(readBoolean, true)),
    ownedSince: field('ownedSince', readOptionalInstant),
    status,
    isReleased: status !== 'comingSoon',
    releaseDate: field('releaseDate', readOptionalInstant),
    tagline: field('tagline', readText),
    genre: field('genre', readOptionalText),
    ageRating: field('ageRating', readOptionalText),
    description: field('description', readText),
    images: field('images', readImages),
    ...readCounts(field),
    friendsPlayingGame: field('friendsPlayingGame', orElse(readList(readFriendPlaying), [])),
    ...field('links', orElse(readLinks, readLinks({}))),
    communityVideos: field('communityVideos', readCommunityVideos),
    xp: field('xp', readCounter),
    challengesEnabled: field('challengesEnabled', readFlag),
    statsEnabled: field('statsEnabled', readFlag),
    lastSessionDate: field('lastSessionDate', readSessionDate),
    lastSessionSeconds: field('lastSessionSeconds', readCounter),
    secondsPlayed: field('secondsPlayed', readCounter),
    progression: field('gameProgression', readCounter),
  };
});

const readCounts = (field: FieldReader) => ({
  rewardsAvailable: field('rewardsAvailable', readCounter),
  rewardsOwned: field('rewardsOwned', readCounter),
  unitsAvailable: field('unitsAvailable', readCounter),
  unitsOwned: field('unitsOwned', readCounter),
  badgesAvailable: field('badgesAvailable', readCounter),
  badgesOwned: field('badgesOwned', readCounter),
});

/** The wire has one object of links; '' means no link. */
const readLinks = readObject((link) => ({
  siteUrl: link('websiteLink', readLink),
  storeUrl: link('storeLink', readLink),
  betaUrl: link('betaLink', readLink),
  supportUrl: link('supportLink', readLink),
  trailerUrl: link('trailerLink', readLink),
  samVideo: link('samDailyLoginLink', readLink),
  rewardVideo: link('rewardLink', readLink),
  socials: socialNetworks.flatMap((name) => {
    const url = link(`${name}Link`, readLink);
    return url === null ? [] : [{ name, url }];
  }),
}));

export const readGames = readList(readGame);

/** Selects a game by its space, or by slug and platform. */
export type GameName = { spaceId: string } | { slug: string; platform: string };

export const getGame = defineEndpoint<GameName, Game>({
  name: 'clubWebsite.getGame',
  method: 'GET',
  path: () => `${website}/game`,
  query: (name) => ({ ...name }),
  auth: 'ticket',
  parse: readGame,
});

export const getOwnedGames = defineEndpoint<{ currentGameSpaceId?: string; limit?: number }, Game[]>({
  name: 'clubWebsite.getOwnedGames',
  method: 'GET',
  path: () => `${website}/games/owned`,
  query: ({ currentGameSpaceId, limit }) => ({ currentGameSpaceId, limit }),
  auth: 'ticket',
  parse: readGames,
});

export const getLatestReleases = defineEndpoint<{ days?: number; limit?: number }, Game[]>({
  name: 'clubWebsite.getLatestReleases',
  method: 'GET',
  path: () => `${website}/games/latestreleased`,
  query: ({ days, limit }) => ({ days, limit }),
  auth: 'ticket',
  parse: readGames,
});

export const getGamesNotOwned = defineEndpoint<{ days?: number; limit?: number }, Game[]>({
  name: 'clubWebsite.getGamesNotOwned',
  method: 'GET',
  path: () => `${website}/games/notowned`,
  query: ({ days, limit }) => ({ days, limit }),
  auth: 'ticket',
  parse: readGames,
});

/** The player's games, newest session first. */
export const getLastPlayedGames = defineEndpoint<ProfileInput, Game[]>({
  name: 'clubWebsite.getLastPlayedGames',
  method: 'GET',
  path: ({ profileId = 'me' }) => path`/clubwip/v1/profiles/${profileId}/club/website/stats/lastplayedgame`,
  auth: 'ticket',
  parse: readGames,
});
