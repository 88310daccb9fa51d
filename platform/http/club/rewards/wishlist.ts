import { z } from 'zod';
import { addWish, wishLimit } from '../../../useCases/club/addWish';
import { readRewards, readClaimant } from '../../../db/stores/rewards/rewardStore';
import { noteWishes, readWishes, removeWish } from '../../../db/stores/rewards/wishStore';
import type { ServiceContext } from '../../../serviceContext';
import { timestamp, wireDate, wireDateOrNull } from '../../kernel/wireTypes';
import { PlatformError } from '../../kernel/errors';
import { playerOperation, type PlayerCall } from '../../kernel/operation';
import { guidPattern } from '../../kernel/paths';
import { clubPath } from '../paths';
import { websiteReward, websiteRewardShape } from './rewardShapes';

const path = clubPath('wishlist');
const onePath = `${path}/:rewardId{${guidPattern}}`;

const wishShape = z
  .object({
    rewardId: z.guid(),
    wishDate: timestamp,
    notifiedDate: timestamp.nullable().describe('When the player was notified that it is affordable.'),
    seenDate: timestamp.nullable().describe('When the player looked at it after that.'),
    reward: websiteRewardShape,
  })
  .meta({ id: 'Wish' });

const rewardIds = z.array(z.guid()).max(wishLimit).default([]);

/** The wishlist; this platform's own operations (docs/contracts/club-calls.md, Claims and wishes). */
export function wishlist(services: ServiceContext) {
  const { db } = services;

  async function wishesOf(profileId: string): Promise<z.input<typeof wishShape>[]> {
    const rows = await readWishes(db, profileId);
    if (rows.length === 0) return [];
    const rewards = new Map((await readRewards(db)).map((reward) => [reward.rewardId, reward]));
    const claimant = await readClaimant(db, profileId);
    return rows.flatMap(({ rewardId, wishedAt, notifiedAt, seenAt }) => {
      const reward = rewards.get(rewardId);
      if (!reward) return [];
      return {
        rewardId,
        wishDate: wireDate(wishedAt),
        notifiedDate: wireDateOrNull(notifiedAt),
        seenDate: wireDateOrNull(seenAt),
        reward: websiteReward(services, reward, claimant),
      };
    });
  }

  return [
    playerOperation('GET', path, {
      id: 'getWishlist',
      summary: 'The rewards that the player saves for, as they stand, the newest wish first.',
      response: z.object({ wishes: z.array(wishShape) }),
      handle: async ({ profileId }) => ({ wishes: await wishesOf(profileId) }),
    }),
    playerOperation('PUT', onePath, {
      id: 'addWish',
      summary: 'Puts a reward on the wishlist.',
      description: `A repeat changes nothing. At most ${wishLimit} wishes; claiming a reward takes it off the list.`,
      response: wishShape,
      errors: ['unknownReward'],
      handle: async (call) => {
        const { profileId, now } = call;
        const rewardId = rewardIdOf(call);
        await addWish(db, { profileId, rewardId }, now);
        const wish = (await wishesOf(profileId)).find((one) => one.rewardId === rewardId);
        // The wish was removed between the two statements.
        if (!wish) throw new PlatformError('unknownReward', { moreInfo: rewardId });
        return wish;
      },
    }),
    playerOperation('DELETE', onePath, {
      id: 'removeWish',
      summary: 'Takes a reward off the wishlist. Where it is not on it, nothing happens.',
      handle: (call) => removeWish(db, call.profileId, rewardIdOf(call)),
    }),
    playerOperation('PUT', path, {
      id: 'noteWishes',
      summary: 'Notes which wishes the player was notified of as affordable, and which were seen since.',
      description: 'So that a player is notified once, whatever they sign in from.',
      body: z.object({ notified: rewardIds, seen: rewardIds }),
      response: z.object({ wishes: z.array(wishShape) }),
      handle: async ({ profileId, body, now }) => {
        await noteWishes(db, profileId, { notified: body.notified, seen: body.seen }, now);
        return { wishes: await wishesOf(profileId) };
      },
    }),
  ];
}

const rewardIdOf = ({ c }: PlayerCall<unknown, unknown>) => (c.req.param('rewardId') ?? '').toLowerCase();
