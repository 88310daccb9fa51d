import { readCount, readImages, readRarityId } from '../club/parse';
import {
  mapped,
  orElse,
  orNull,
  readBoolean,
  isRecord,
  readLink,
  readList,
  readInstant,
  readNumber,
  readObject,
  readString,
  type FieldReader,
  type Reader,
} from '../http/parse';
import {
  socialNetworks,
  type Badge,
  type ChallengesOverview,
  type ChallengesSummary,
  type CommunityVideo,
  type FriendPlaying,
  type Game,
  type GameStatus,
  type Level,
  type RaritySummary,
  type Reward,
  type RewardGame,
  type RewardsDetails,
  type RewardsOverview,
  type UnitsBalance,
  type UnitsLot,
  type UserProfile,
} from './types';
import { videoIdOf } from './videoId';

const readText = orElse(readString, '');
const readCounter = orElse(readNumber, 0);
const readFlag = orElse(readBoolean, false);
const readTexts = orElse(readList(readString), []);

/** ComingSoon on the wire is comingSoon in pages; whatever else it says, the game is out. */
export const readGameStatus: Reader<GameStatus> = mapped(readText, (text) =>
  text.toLowerCase() === 'comingsoon' ? 'comingSoon' : 'active',
);

/** The wire's year 1 says never. */
const readSessionDate: Reader<string | null> = mapped(orNull(readInstant), (date) =>
  date?.startsWith('0001-') ? null : date,
);

const readFriendPlaying = readObject<FriendPlaying>((field) => ({
  nameOnPlatform: field('nameOnPlatform', readString),
  avatar: field('avatar', readLink),
  isPlaying: field('isPlaying', readFlag),
  lastPlayedDate: field('lastPlayedDate', orNull(readInstant)),
}));

/** Videos whose link holds a valid id; others are left out. */
const readCommunityVideos: Reader<CommunityVideo[]> = mapped(
  orElse(readList(readObject((field) => ({ url: field('url', readString), title: field('title', readText) }))), []),
  (videos) => videos.flatMap((video) => withId(video)),
);

function withId(video: { url: string; title: string }): CommunityVideo[] {
  const id = videoIdOf(video.url);
  return id === null ? [] : [{ ...video, id }];
}

/** A game of the website's calls in the shape that pages show (spec 3, Game, page shape). */
export const readGame = readObject<Game>((field) => {
  const status = field('status', readGameStatus);
  const platform = field('platform', readString);
  return {
    spaceId: field('spaceId', readString),
    title: field('title', readString),
    slug: field('slug', readString),
    platform,
    platforms: field('platforms', orElse(readList(readString), [platform])),
    owned: field('owned', readFlag),
    ownedSince: field('ownedSince', orNull(readInstant)),
    status,
    isReleased: status !== 'comingSoon',
    releaseDate: field('releaseDate', orNull(readInstant)),
    tagline: field('tagline', readText),
    genre: field('genre', orNull(readString)),
    ageRating: field('ageRating', orNull(readString)),
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

/** Links come as one object whose empty texts mean none. */
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

export const readReward = readObject<Reward>((field) => ({
  rewardId: field('rewardId', readString),
  spaceId: field('spaceId', readText),
  game: readRewardGame(field),
  name: field('name', readString),
  kind: field('kind', orNull(readString)),
  imageUrl: field('imageUrl', readLink),
  rarityId: field('rarityId', readRarityId),
  value: field('value', readNumber),
  isLocked: field('isLocked', readFlag),
  isNew: field('isNew', readFlag),
  quantityLimit: field('quantityLimit', orNull(readNumber)),
  quantityPurchased: field('quantityPurchased', readCounter),
  rewardLocation: field('rewardLocation', orNull(readString)),
  detail: field(
    'detail',
    orElse(
      readObject((detail) => ({
        description: detail('description', readText),
        instruction: detail('instruction', readText),
      })),
      { description: '', instruction: '' },
    ),
  ),
  lockedDetails: field('lockedDetails', readTexts),
  lockRewardId: field('lockRewardId', orNull(readString)),
  limitReachedDetails: field('limitReachedDetails', readTexts),
  code: field('code', orNull(readString)),
  downloadUrl: field('downloadUrl', readLink),
}));

/** A game that cannot be addressed is none. */
function readRewardGame(field: FieldReader): RewardGame | null {
  const slug = field('gameSlug', readText);
  const platform = field('gamePlatform', readText);
  return slug && platform ? { slug, title: field('gameTitle', readText), platform } : null;
}

const readRaritySummary = readObject<RaritySummary>((field) => ({
  id: field('rarityId', readRarityId),
  owned: field('owned', readCounter),
  available: field('available', readCounter),
}));

const readTotals = (field: FieldReader): RewardsOverview => {
  const { owned, available } = field('totalRewards', readCount);
  return { rarities: field('rarity', readList(readRaritySummary)), totalOwned: owned, totalAvailable: available };
};

/** `rarity` and `totalRewards` become rarities, totalOwned and totalAvailable (spec 3, Rewards state). */
export const readRewardsOverview = readObject<RewardsOverview>(readTotals);

export const readRewardsDetails = readObject<RewardsDetails>((field) => ({
  rewards: field('rewards', readList(readReward)),
  ...readTotals(field),
}));

const readLot = readObject<UnitsLot>((field) => ({
  units: field('units', readNumber),
  expiresAt: field('expiresAt', readInstant),
}));

/** A reply that carries an error code is one, whatever its status (spec 4, Units). */
export const readBalance: Reader<UnitsBalance> = (value, path) =>
  isRecord(value) && typeof value.errorCode === 'number'
    ? { errorCode: value.errorCode, message: readText(value.message) }
    : readObject<UnitsBalance>((field) => ({
        units: field('units', readNumber),
        expiring: field('expiring', orElse(readList(readLot), [])),
      }))(value, path);

const readSummary = orElse(
  readObject<ChallengesSummary>((field) => ({
    available: field('available', readCounter),
    active: field('active', readCounter),
    completed: field('completed', readCounter),
    banked: field('banked', readCounter),
    endDate: field('endDate', orNull(readInstant)),
  })),
  { available: 0, active: 0, completed: 0, banked: 0, endDate: null },
);

export const readChallengesOverview = readObject<ChallengesOverview>((field) => ({
  weekly: field('weekly', readSummary),
  special: field('special', readSummary),
  classic: field('classic', readCount),
}));

const readLevel = readObject<Level>((field) => ({
  levelNumber: field('levelNumber', readNumber),
  xpLowBound: field('xpLowBound', readNumber),
  xpHighBound: field('xpHighBound', readNumber),
  xpToNextLevel: field('xpToNextLevel', readNumber),
}));

/** A badge of the list, or one that a player shows: that one is the player's. */
const readBadge = readObject<Badge>((field) => ({
  badgeId: field('badgeId', readString),
  spaceId: field('spaceId', readString),
  gameSlug: field('gameSlug', readText),
  gameTitle: field('gameTitle', readText),
  name: field('name', readString),
  description: field('description', readText),
  imageUrl: field('imageUrl', readLink),
  actionId: field('actionId', orNull(readString)),
  isOwned: field('isOwned', orElse(readBoolean, true)),
}));

/** `{badges: [...]}` as a list. */
export const readBadges = readObject((field) => field('badges', readList(readBadge)));

const readSelectedBadges = readObject((field) => ({
  entityId: field('entityId', readString),
  revision: field('revision', readNumber),
  badges: field('badges', readList(readBadge)),
}));

export const readUserProfile = readObject<UserProfile>((field) => ({
  userId: field('userId', readString),
  username: field('username', readString),
  avatar: field(
    'avatar',
    readObject((avatar) => ({ initialAvatar: avatar('initialAvatar', readText), src: avatar('src', readText) })),
  ),
  units: field('units', readNumber),
  badges: field('badges', readTexts),
  unlockedBadgeSlot: field('unlockedBadgeSlot', readCounter),
  challengesCompleted: field('challengesCompleted', readCounter),
  yos: field('yos', readCounter),
  friendsCount: field('friendsCount', readCounter),
  redeemedRewardsCount: field('redeemedRewardsCount', readCounter),
  xp: field('xp', readCounter),
  currentLevel: field('currentLevel', readLevel),
  selectedBadges: field('selectedBadges', orElse<UserProfile['selectedBadges']>(readSelectedBadges, undefined)),
}));
