import { readReward } from '../clubWebsite/rewards';
import { defineAddition, pick } from '../http/endpoint';
import * as read from '../http/parse';

const readGoalItself = read.object({
  rewardId: read.string,
  /** ISO instant. */
  goalDate: read.instant,
  /** True if it is claimed as soon as the balance pays for it. */
  claimsItself: read.flag,
  reward: readReward,
});

export type Goal = ReturnType<typeof readGoalItself>;

export const readGoal = read.object<{ goal: Goal | null }>({ goal: read.orNull(readGoalItself) });

const goalPath = '/v1/profiles/me/club/goal';

export const getGoal = defineAddition('club.getGoal', 'GET', { path: goalPath, parse: readGoal });

export const chooseGoal = defineAddition('club.chooseGoal', 'PUT', {
  path: goalPath,
  body: pick<{ rewardId: string; claimsItself: boolean }>('rewardId', 'claimsItself'),
  parse: readGoal,
});

/** Idempotent. */
export const removeGoal = defineAddition('club.removeGoal', 'DELETE', { path: goalPath, parse: () => null });
