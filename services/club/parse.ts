import {
  orElse,
  orNull,
  readBoolean,
  readLink,
  readList,
  readInstant,
  readNumber,
  readObject,
  readOneOf,
  readString,
  type Reader,
} from '../http/parse';
import {
  challengeStatuses,
  challengeTypes,
  exclusionReasons,
  rarityIds,
  transactionKinds,
  type ActionsPage,
  type BankedChallenge,
  type Challenge,
  type ChallengeEvent,
  type ChallengeEvents,
  type ChallengeHistory,
  type Claim,
  type ClaimsPage,
  type ClubAction,
  type ClubConfig,
  type ClubReward,
  type Count,
  type GameImages,
  type Picture,
  type RewardClaim,
  type StatCard,
  type Title,
  type UnitsTransaction,
  type UnitsTransactions,
} from './types';

const readText = orElse(readString, '');
const readCounter = orElse(readNumber, 0);
const readFlag = orElse(readBoolean, false);
const readDate = orNull(readInstant);
const readOptional = orNull(readString);

/** A rarity's id in whatever case the wire has it; the product's are upper case (spec 3, Rewards state). */
export const readRarityId: Reader<(typeof rarityIds)[number]> = (value, path) =>
  readOneOf(rarityIds)(readString(value, path).toUpperCase(), path);

export const readImages = orElse(
  readObject<GameImages>((field) => ({
    lowThumbnail: field('lowThumbnail', readLink),
    highThumbnail: field('highThumbnail', readLink),
    background: field('background', readLink),
    lowLogo: field('lowLogo', readLink),
    highLogo: field('highLogo', readLink),
    lowBoxArt: field('lowBoxArt', readLink),
    highBoxArt: field('highBoxArt', readLink),
    card: field('card', readLink),
    wide: field('wide', readLink),
    heroPhone: field('heroPhone', readLink),
  })),
  {
    lowThumbnail: null,
    highThumbnail: null,
    background: null,
    lowLogo: null,
    highLogo: null,
    lowBoxArt: null,
    highBoxArt: null,
    card: null,
    wide: null,
    heroPhone: null,
  },
);

const readPictures = orElse(
  readList(readObject<Picture>((field) => ({ type: field('type', readText), url: field('url', readString) }))),
  [],
);

export const readAction = readObject<ClubAction>((field) => ({
  id: field('id', readString),
  spaceId: field('spaceId', readOptional),
  name: field('name', readString),
  description: field('description', readText),
  isCompleted: field('isCompleted', readFlag),
  completionDate: field('completionDate', readDate),
  activationDate: field('activationDate', readDate),
  isBadge: field('isBadge', readFlag),
  badgeId: field('badgeId', readOptional),
  units: field('units', readCounter),
  xp: field('xp', readCounter),
  progress: field('progress', readCounter),
  target: field('target', orElse(readNumber, 1)),
  images: field('images', readPictures),
}));

/** `{actions: [...]}` as a list. */
export const readActions = readObject((field) => field('actions', readList(readAction)));

export const readActionsPage = readObject<ActionsPage>((field) => ({
  actions: field('actions', readList(readAction)),
  total: field('total', readNumber),
}));

export const readConfig = readObject<ClubConfig>((field) => ({
  spaceId: field('spaceId', readString),
  country: field('country', readString),
  locale: field('locale', readString),
  environment: field('environment', readString),
  days: field('days', readNumber),
  rarities: field(
    'rarities',
    readList(readObject((rarity) => ({ id: rarity('id', readRarityId), name: rarity('name', readString) }))),
  ),
  features: field(
    'features',
    readObject((feature) => ({
      challengesEnabled: feature('challengesEnabled', readFlag),
      statsEnabled: feature('statsEnabled', readFlag),
    })),
  ),
}));

const noCount: Count = { owned: 0, available: 0 };

/** Owned of available; none where it is absent. */
export const readCount = orElse(
  readObject<Count>((field) => ({ owned: field('owned', readCounter), available: field('available', readCounter) })),
  noCount,
);

const readTitle = readObject<Title>((field) => ({
  spaceId: field('spaceId', readString),
  profileId: field('profileId', readString),
  platform: field('platform', readText),
  owned: field('owned', readFlag),
  units: field('units', readCount),
  actions: field('actions', readCount),
  badges: field('badges', readCount),
  rewards: field(
    'rewards',
    orElse(
      readObject((rewards) => ({
        new: rewards('new', readCounter),
        owned: rewards('owned', readCounter),
        available: rewards('available', readCounter),
      })),
      { ...noCount, new: 0 },
    ),
  ),
  challengesCompleted: field('challengesCompleted', readCounter),
  gameXp: field('gameXp', readCounter),
}));

/** `{titles: [...]}` as a list. */
export const readTitles = readObject((field) => field('titles', readList(readTitle)));

/** What a challenge gives beside units and xp: names, or objects that have one. */
const readItemNames: Reader<string[]> = orElse(
  readList<string>((value, path) =>
    typeof value === 'string' ? value : readObject((item) => item('name', readString))(value, path),
  ),
  [],
);

/** What the player did of what all players do together; null in a challenge of one's own. */
const readContribution = orNull(readObject((community) => community('contribution', readCounter)));

export const readChallenge = readObject<Challenge>((field) => ({
  challengeId: field('challengeId', readString),
  spaceId: field('spaceId', readString),
  gameSlug: field('gameSlug', readOptional),
  gameTitle: field('gameTitle', readOptional),
  type: field('type', readOneOf(challengeTypes)),
  name: field('name', readString),
  description: field('description', readText),
  imageUrl: field('imageUrl', readLink),
  startDate: field('startDate', readDate),
  endDate: field('endDate', readDate),
  bankUntil: field('bankUntil', readDate),
  unitName: field('unitName', readOptional),
  status: field('status', readOneOf(challengeStatuses)),
  platforms: field('platforms', orNull(readList(readString))),
  contribution: field('community', readContribution),
  progress: field('progress', readCounter),
  thresholds: field(
    'thresholds',
    orElse(
      readList(
        readObject((threshold) => ({
          value: threshold('value', readNumber),
          units: threshold('units', readCounter),
          xp: threshold('xp', readCounter),
          reached: threshold('reached', readFlag),
        })),
      ),
      [],
    ),
  ),
  reward: field(
    'reward',
    readObject((reward) => ({
      units: reward('units', readCounter),
      xp: reward('xp', readCounter),
      items: reward('items', readItemNames),
    })),
  ),
  activationDate: field('activationDate', readDate),
  completionDate: field('completionDate', readDate),
  bankedDate: field('bankedDate', readDate),
}));

/** `{challenges: [...]}` as a list. */
export const readChallenges = readObject((field) => field('challenges', readList(readChallenge)));

export const readChallengeHistory = readObject<ChallengeHistory>((field) => ({
  challenges: field('challenges', readList(readChallenge)),
  total: field('total', readNumber),
}));

const readChallengeEvent = readObject<ChallengeEvent>((field) => ({
  eventId: field('eventId', readString),
  date: field('date', readInstant),
  gameTitle: field('gameTitle', readOptional),
  platform: field('platform', readOptional),
  count: field('count', readCounter),
  counted: field('counted', readCounter),
  reason: field('reason', (value) => exclusionReasons.find((reason) => reason === value) ?? null),
}));

export const readChallengeEvents = readObject<ChallengeEvents>((field) => ({
  events: field('events', readList(readChallengeEvent)),
  total: field('total', readNumber),
}));

/** The challenge and what it gave stand side by side in one object. */
export const readBankedChallenge: Reader<BankedChallenge> = (value, path) => ({
  challenge: readChallenge(value, path),
  ...readObject((field) => ({
    rewardsGranted: field(
      'rewardsGranted',
      readObject((granted) => ({ units: granted('units', readNumber), xp: granted('xp', readCounter) })),
    ),
    unitBalance: field('unitBalance', readNumber),
  }))(value, path),
});

export const readClubReward = readObject<ClubReward>((field) => ({
  id: field('id', readString),
  profileId: field('profileId', readOptional),
  spaceId: field('spaceId', readString),
  value: field('value', readNumber),
  typeName: field('typeName', orElse(readOneOf(['Downloadable', 'Unlockable']), 'Unlockable')),
  name: field('name', readString),
  description: field('description', readText),
  isOwned: field('isOwned', readFlag),
  quantityPurchased: field('quantityPurchased', readCounter),
  quantityUsed: field('quantityUsed', readCounter),
  quantityLimit: field('quantityLimit', orNull(readNumber)),
  rewardLocation: field('rewardLocation', readOptional),
  instruction: field('instruction', readText),
  images: field('images', readPictures),
  purchaseDate: field('purchaseDate', readDate),
  rarity: field('rarity', orNull(readRarityId)),
  code: field('code', readOptional),
}));

/** `{rewards: [...]}` as a list. */
export const readClubRewards = readObject((field) => field('rewards', readList(readClubReward)));

export const readRewardClaim = readObject<RewardClaim>((field) => ({
  unitBalance: field('unitBalance', readNumber),
  reward: field('reward', readClubReward),
}));

const readClaim = readObject<Claim>((field) => ({
  claimId: field('claimId', readString),
  claimDate: field('claimDate', readInstant),
  units: field('units', readNumber),
  refundDate: field('refundDate', readDate),
  code: field('code', readOptional),
  rewardId: field('rewardId', readString),
  spaceId: field('spaceId', readString),
  gameSlug: field('gameSlug', readText),
  gameTitle: field('gameTitle', readText),
  name: field('name', readString),
  kind: field('kind', readOptional),
  imageUrl: field('imageUrl', readLink),
  rarityId: field('rarityId', readRarityId),
  rewardLocation: field('rewardLocation', readOptional),
  instruction: field('instruction', readText),
}));

export const readClaims = readObject<ClaimsPage>((field) => ({
  claims: field('claims', readList(readClaim)),
  total: field('total', readNumber),
}));

const readTransaction = readObject<UnitsTransaction>((field) => ({
  id: field('id', readIdentifier),
  date: field('date', readInstant),
  units: field('units', readNumber),
  kind: field('kind', readOneOf(transactionKinds)),
  reason: field('reason', readText),
  source: field(
    'source',
    orNull(
      readObject((source) => ({
        type: source('type', readString),
        id: source('id', readOptional),
        name: source('name', readOptional),
      })),
    ),
  ),
  spaceId: field('spaceId', readOptional),
  expiresAt: field('expiresAt', readDate),
  balanceAfter: field('balanceAfter', readNumber),
}));

export const readTransactions = readObject<UnitsTransactions>((field) => ({
  transactions: field('transactions', readList(readTransaction)),
  total: field('total', readNumber),
}));

const readStatCard = readObject<StatCard>((field) => ({
  spaceId: field('spaceId', readOptional),
  statName: field('statName', readString),
  displayName: field('displayName', readString),
  format: field('format', readString),
  value: field('value', readNumeral),
  unit: field('unit', readOptional),
  lastModified: field('lastModified', readDate),
}));

/** `{Statscards: [...]}` as a list; the capital is the wire's. */
export const readStatCards = readObject((field) => field('Statscards', readList(readStatCard)));

/** A number, or a text that is one. */
function readNumeral(value: unknown, path?: string): number {
  return readNumber(typeof value === 'string' && value !== '' ? Number(value) : value, path);
}

/** Ids are texts here, whether the services count or name. */
function readIdentifier(value: unknown, path?: string): string {
  return typeof value === 'number' ? String(value) : readString(value, path);
}
