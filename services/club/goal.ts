import { readReward } from '../clubWebsite/rewards';
import { defineAddition } from '../http/endpoint';
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

export const getGoal = defineAddition<null, { goal: Goal | null }>({
  name: 'club.getGoal',
  path: () => goalPath,
  parse: readGoal,
});

export const chooseGoal = defineAddition<{ rewardId: string; claimsItself: boolean }, { goal: Goal | null }>({
  name: 'club.chooseGoal',
  method: 'PUT',
  path: () => goalPath,
  body: ({ rewardId, claimsItself }) => ({ rewardId, claimsItself }),
  parse: readGoal,
});

/** Idempotent. */
export const removeGoal = defineAddition<null, null>({
  name: 'club.removeGoal',
  method: 'DELETE',
  path: () => goalPath,
  parse: () => null,
});
