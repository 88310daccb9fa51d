import { z } from 'zod';
import { readClaimant, readRewards } from '../../../db/stores/rewards/rewardStore';
import { raritySummaries } from '../../../domain/rewards';
import type { ServiceContext } from '../../../serviceContext';
import { spendingErrors } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { amountOfUnits } from '../../kernel/wireTypes';
import { claimReward } from '../../../useCases/club/claimReward';
import { clubPath, optionalSpaceQuery, sharedPaths, spaceQuery } from '../paths';
import { claimsOf, clubReward, clubRewardShape, rewardTotals, websiteReward, websiteRewardShape } from './rewardShapes';

/** A claim is always for one (spec 4, Rewards: collection quantity is 1). */
const claimBody = z.object({ id: z.guid(), spaceId: z.guid(), quantity: z.literal(1).default(1) });

const claimShape = z.object({ unitBalance: amountOfUnits.describe('What is left.'), reward: clubRewardShape });

/** Rewards for the player, and claiming (spec 4, Rewards; wire, Club). */
export function rewards(services: ServiceContext) {
  const { db } = services;

  /** Of a game, of all owned games, or of every game. */
  async function readPlayerRewards(profileId: string, { spaceId, games }: { spaceId?: string; games?: 'all' }) {
    const claimant = await readClaimant(db, profileId);
    const all = await readRewards(db, spaceId);
    const isEvery = spaceId !== undefined || games === 'all';
    const rows = isEvery ? all : all.filter((row) => claimant.playsOn.has(row.spaceId));
    return { rows, claimant, totals: raritySummaries(rows, claimant.claimCounts) };
  }

  return [
    playerOperation('GET', sharedPaths('rewards/overview'), {
      id: 'getRewardsOverview',
      summary: 'How many rewards of a game there are and how many the player owns, by rarity.',
      query: spaceQuery,
      response: rewardTotals,
      handle: async ({ profileId, query }) => (await readPlayerRewards(profileId, query)).totals,
    }),
    playerOperation('GET', sharedPaths('rewards/details'), {
      id: 'getRewards',
      summary: 'The rewards of a game, of all games that the player owns, or of every game, for the player.',
      query: optionalSpaceQuery.extend({ games: z.literal('all').optional() }),
      response: rewardTotals.extend({ rewards: z.array(websiteRewardShape) }),
      handle: async ({ profileId, query }) => {
        const { rows, claimant, totals } = await readPlayerRewards(profileId, query);
        return { rewards: rows.map((row) => websiteReward(services, row, claimant)), ...totals };
      },
    }),
    playerOperation('GET', clubPath('rewards'), {
      id: 'getClubRewards',
      summary: 'The rewards of a game in the form that games read.',
      query: spaceQuery,
      response: z.object({ rewards: z.array(clubRewardShape) }),
      handle: async ({ profileId, query }) => {
        const { rows, claimant } = await readPlayerRewards(profileId, query);
        return { rewards: rows.map((row) => clubReward(services, profileId, row, claimsOf(row, claimant))) };
      },
    }),
    playerOperation('POST', clubPath('rewards'), {
      id: 'claimReward',
      summary: 'Pays for one of a reward with Units.',
      description: 'The Units that expire soonest are spent first.',
      takesIdempotencyKey: true,
      body: claimBody,
      response: claimShape,
      errors: ['unknownReward', 'quantityLimitReached', 'rewardLocked', ...spendingErrors],
      handle: async ({ profileId, body: { id: rewardId, spaceId }, idempotencyKey, now }) => {
        const request = { profileId, rewardId, spaceId, idempotencyKey };
        const { reward, unitBalance, ...claims } = await claimReward(db, request, now);
        return { unitBalance, reward: clubReward(services, profileId, reward, claims) };
      },
    }),
  ];
}
