import { z } from 'zod';
import { ClaimRefused, claimReward, findReward, readRewards, readSeeker } from '../../../db/stores/rewards/rewardStore';
import { raritySummaries } from '../../../domain/rewards';
import type { Platform } from '../../kernel/honoEnv';
import { PlatformError } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { amountOfUnits } from '../../kernel/schemas';
import { oncePerKey } from '../oncePerKey';
import { clubPath, optionalSpaceQuery, sharedPaths, spaceQuery } from '../paths';
import { clubReward, clubRewardShape, rewardTotals, websiteReward, websiteRewardShape } from './rewardShapes';

const tag = 'Rewards';

/** A claim is always of one (spec 4, Rewards: collection quantity is 1). */
const claimBody = z.object({ id: z.guid(), spaceId: z.guid(), quantity: z.literal(1).default(1) });

const claimReply = z.object({ unitBalance: amountOfUnits.describe('What is left.'), reward: clubRewardShape });

/** A game's rewards as they stand for the player, and claiming one (spec 4, Rewards; wire, Club). */
export function rewards(platform: Platform) {
  const { db } = platform;

  /** Of a game; without one, of all games that the player owns. */
  async function shelf(profileId: string, spaceId?: string) {
    const seeker = await readSeeker(db, profileId);
    const all = await readRewards(db, spaceId);
    const rows = spaceId === undefined ? all.filter((row) => seeker.playsOn.has(row.spaceId)) : all;
    return { rows, seeker, totals: raritySummaries(rows, seeker.purchased) };
  }

  return [
    playerOperation(
      {
        id: 'getRewardsOverview',
        method: 'GET',
        paths: sharedPaths('rewards/overview'),
        tag,
        summary: 'How many rewards of a game there are and how many the player owns, by rarity.',
        query: spaceQuery,
        reply: rewardTotals,
      },
      async ({ profileId, query }) => (await shelf(profileId, query.spaceId)).totals,
    ),
    playerOperation(
      {
        id: 'getRewards',
        method: 'GET',
        paths: sharedPaths('rewards/details'),
        tag,
        summary: 'The rewards of a game, or of all games that the player owns, as they stand for the player.',
        query: optionalSpaceQuery,
        reply: rewardTotals.extend({ rewards: z.array(websiteRewardShape) }),
      },
      async ({ profileId, query }) => {
        const { rows, seeker, totals } = await shelf(profileId, query.spaceId);
        return { rewards: rows.map((row) => websiteReward(platform, row, seeker)), ...totals };
      },
    ),
    playerOperation(
      {
        id: 'getClubRewards',
        method: 'GET',
        paths: [clubPath('rewards')],
        tag,
        summary: 'The rewards of a game in the form that games read.',
        query: spaceQuery,
        reply: z.object({ rewards: z.array(clubRewardShape) }),
      },
      async ({ profileId, query }) => {
        const { rows, seeker } = await shelf(profileId, query.spaceId);
        return { rewards: rows.map((row) => clubReward(platform, profileId, row, seeker)) };
      },
    ),
    playerOperation(
      {
        id: 'claimReward',
        method: 'POST',
        paths: [clubPath('rewards')],
        tag,
        summary: 'Pays for one of a reward with Units.',
        description: 'The Units that expire soonest are spent first.',
        takesIdempotencyKey: true,
        body: claimBody,
        reply: claimReply,
        errors: ['unknownReward', 'quantityLimitReached', 'rewardLocked', 'insufficientUnits'],
      },
      ({ c, profileId, body: { id, spaceId } }) =>
        oncePerKey(
          c,
          platform,
          { profileId, request: `claim ${spaceId} ${id}`, reply: claimReply },
          async (tx, player, now) => {
            const reward = await findReward(tx, id, spaceId);
            if (!reward) throw new PlatformError('unknownReward', { moreInfo: id });
            const { unitBalance, seeker } = await claimReward(tx, player, reward, now).catch(toWireError);
            return { unitBalance, reward: clubReward(platform, profileId, reward, seeker) };
          },
        ),
    ),
  ];
}

function toWireError(error: unknown): never {
  if (error instanceof ClaimRefused) throw new PlatformError(error.reason, { moreInfo: error.details });
  throw error;
}
