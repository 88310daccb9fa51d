import { readReward, type Reward } from '../clubWebsite/rewards';
import { defineEndpoint } from '../http/endpoint';
import { orNull, readFlag, readInstant, readObject, readString } from '../http/parse';

/** The one reward that a player saves for first. */
export interface Goal {
  rewardId: string;
  /** ISO instant. */
  goalDate: string;
  /** True where it is claimed as soon as the balance pays for it. */
  claimsItself: boolean;
  reward: Reward;
}

const readGoalItself = readObject<Goal>((field) => ({
  rewardId: field('rewardId', readString),
  goalDate: field('goalDate', readInstant),
  claimsItself: field('claimsItself', readFlag),
  reward: field('reward', readReward),
}));

/** The goal; null without one. */
export const readGoal = readObject<{ goal: Goal | null }>((field) => ({ goal: field('goal', orNull(readGoalItself)) }));

const goalPath = '/v1/profiles/me/club/goal';

/** The player's goal; null without one. */
export const getGoal = defineEndpoint<null, { goal: Goal | null }>({
  name: 'club.getGoal',
  method: 'GET',
  path: () => goalPath,
  auth: 'ticket',
  parse: readGoal,
});

/** Makes a reward the goal, in the place of another. */
export const chooseGoal = defineEndpoint<{ rewardId: string; claimsItself: boolean }, { goal: Goal | null }>({
  name: 'club.chooseGoal',
  method: 'PUT',
  path: () => goalPath,
  body: ({ rewardId, claimsItself }) => ({ rewardId, claimsItself }),
  auth: 'ticket',
  parse: readGoal,
});

/** Ends the goal; idempotent. */
export const removeGoal = defineEndpoint<null, null>({
  name: 'club.removeGoal',
  method: 'DELETE',
  path: () => goalPath,
  auth: 'ticket',
  parse: () => null,
});
