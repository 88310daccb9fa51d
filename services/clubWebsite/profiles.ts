import { defineEndpoint, path } from '../http/endpoint';
import { orElse, readCounter, readList, readNumber, readObject, readString, readText, readTexts } from '../http/parse';
import { type Badge, readBadge } from './badges';
import type { ProfileInput } from './website';

const readLevel = readObject((field) => ({
  levelNumber: field('levelNumber', readNumber),
  xpLowBound: field('xpLowBound', readNumber),
  xpHighBound: field('xpHighBound', readNumber),
  xpToNextLevel: field('xpToNextLevel', readNumber),
}));
type Level = ReturnType<typeof readLevel>;

/** A player's profile in the club (spec 3, User profile). */
export interface UserProfile {
  userId: string;
  username: string;
  avatar: { initialAvatar: string; src: string };
  units: number;
  badges: string[];
  unlockedBadgeSlot: number;
  challengesCompleted: number;
  /** Years of service: whole years since the account was created. */
  yos: number;
  friendsCount: number;
  redeemedRewardsCount: number;
  xp: number;
  currentLevel: Level;
  /** The displayed badges with the entity to change them; absent without one. */
  selectedBadges?: { entityId: string; revision: number; badges: Badge[] };
}

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

export const getPlayerProfile = defineEndpoint<ProfileInput, UserProfile>({
  name: 'clubWebsite.getPlayerProfile',
  method: 'GET',
  path: ({ profileId = 'me' }) => path`/clubwip/v1/profiles/${profileId}/club/website/playerprofile`,
  auth: 'ticket',
  parse: readUserProfile,
});
