import { defineEndpoint, path } from '../http/endpoint';
import * as read from '../http/parse';
import { readBadge } from './badges';
import type { ProfileInput } from './website';

const readLevel = read.object({
  levelNumber: read.number,
  xpLowBound: read.number,
  xpHighBound: read.number,
  xpToNextLevel: read.number,
});

const readSelectedBadges = read.object({
  entityId: read.string,
  revision: read.number,
  badges: read.list(readBadge),
});

export const readUserProfile = read.object({
  userId: read.string,
  username: read.string,
  avatar: read.object({ initialAvatar: read.text, src: read.text }),
  units: read.number,
  badges: read.texts,
  unlockedBadgeSlot: read.counter,
  challengesCompleted: read.counter,
  /** Whole years since the account was created. */
  yos: read.counter,
  friendsCount: read.counter,
  redeemedRewardsCount: read.counter,
  xp: read.counter,
  currentLevel: readLevel,
  selectedBadges: read.orElse<ReturnType<typeof readSelectedBadges> | undefined>(readSelectedBadges, undefined),
});

/** Spec 3, User profile. */
export type UserProfile = ReturnType<typeof readUserProfile>;

export const getPlayerProfile = defineEndpoint('clubWebsite.getPlayerProfile', 'GET', {
  path: ({ profileId = 'me' }: ProfileInput) => path`/clubwip/v1/profiles/${profileId}/club/website/playerprofile`,
  parse: readUserProfile,
});
