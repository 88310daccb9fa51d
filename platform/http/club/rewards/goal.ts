import { z } from 'zod';
import { readGoal, removeGoal } from '../../../db/stores/rewards/goalStore';
import { readClaimant, readRewards } from '../../../db/stores/rewards/rewardStore';
import type { ServiceContext } from '../../../serviceContext';
import { chooseGoal } from '../../../useCases/club/chooseGoal';
import { playerOperation } from '../../kernel/operation';
import { timestamp, wireDate } from '../../kernel/wireTypes';
import { clubPath } from '../paths';
import { websiteReward, websiteRewardShape } from './rewardShapes';

const path = clubPath('goal');

const goalShape = z
  .object({
    rewardId: z.guid(),
    goalDate: timestamp.describe('When the player chose it.'),
    claimsItself: z.boolean().describe('True where it is claimed as soon as the balance pays for it.'),
    reward: websiteRewardShape,
  })
  .meta({ id: 'Goal' });

const response = z.object({ goal: goalShape.nullable() });

/** The one reward that a player saves for first; this platform's own operations (docs/contracts/club-calls.md, Goal). */
export function goal(services: ServiceContext) {
  const { db } = services;

  async function goalOf(profileId: string): Promise<z.input<typeof response>> {
    const row = await readGoal(db, profileId);
    const reward = row && (await readRewards(db)).find(({ rewardId }) => rewardId === row.rewardId);
    if (!reward) return { goal: null };
    const claimant = await readClaimant(db, profileId);
    const { rewardId, chosenAt, claimsItself } = row;
    return {
      goal: { rewardId, goalDate: wireDate(chosenAt), claimsItself, reward: websiteReward(services, reward, claimant) },
    };
  }

  return [
    playerOperation('GET', path, {
      id: 'getGoal',
      summary: 'The reward that the player saves for first; null without one.',
      response,
      handle: ({ profileId }) => goalOf(profileId),
    }),
    playerOperation('PUT', path, {
      id: 'chooseGoal',
      summary: 'Makes a reward the goal, in the place of another.',
      description: 'With `claimsItself`, the reward is claimed with the Units that make it affordable.',
      body: z.object({ rewardId: z.guid(), claimsItself: z.boolean().default(false) }),
      response,
      errors: ['unknownReward', 'quantityLimitReached'],
      handle: async ({ profileId, body, now }) => {
        await chooseGoal(db, { profileId, ...body, rewardId: body.rewardId.toLowerCase() }, now);
        return goalOf(profileId);
      },
    }),
    playerOperation('DELETE', path, {
      id: 'removeGoal',
      summary: 'Ends the goal. Without one, nothing happens.',
      handle: ({ profileId }) => removeGoal(db, profileId),
    }),
  ];
}
