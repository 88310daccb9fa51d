import { defineEndpoint, path } from '../http/endpoint';
import * as read from '../http/parse';
import { type Badge, readBadge } from './badges';
import type { ProfileInput } from './website';

const readLevel = read.object({
  levelNumber: read.number,
  xpLowBound: read.number,
  xpHighBound: read.number,
  xpToNextLevel: read.number,
});
type Level = ReturnType<typeof readLevel>;

/** Spec 3, User profile. */
export interface UserProfile {
  userId: string;
  username: string;
  avatar: { initialAvatar: string; src: string };
  units: number;
  badges: string[];
  unlockedBadgeSlot: number;
  challengesCompleted: number;
  /** Whole years since the account was created. */
  yos: number;
  friendsCount: number;
  redeemedRewardsCount: number;
  xp: number;
  currentLevel: Level;
  selectedBadges?: { entityId: string; revision: number; badges: Badge[] };
}

const readSelectedBadges = read.object({
  entityId: read.string,
  revision: read.number,
  badges: read.list(readBadge),
});

export const readUserProfile = read.object<UserProfile>({
  userId: read.string,
  username: read.string,
  avatar: read.object({ initialAvatar: read.text, src: read.text }),
  units: read.number,
  badges: read.texts,
  unlockedBadgeSlot: read.counter,
  challengesCompleted: read.counter,
  yos: read.counter,
  friendsCount: read.counter,
  redeemedRewardsCount: read.counter,
  xp: read.counter,
  currentLevel: readLevel,
  selectedBadges: read.orElse<UserProfile['selectedBadges']>(readSelectedBadges, undefined),
});

export const getPlayerProfile = defineEndpoint<ProfileInput, UserProfile>({
  name: 'clubWebsite.getPlayerProfile',
  path: ({ profileId = 'me' }) => path`/clubwip/v1/profiles/${profileId}/club/website/playerprofile`,
  parse: readUserProfile,
});
