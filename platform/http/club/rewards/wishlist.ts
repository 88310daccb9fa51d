import { z } from 'zod';
import { changePlayer } from '../../../db/stores/players/playerStore';
import { readRewards, readSeeker } from '../../../db/stores/rewards/rewardStore';
import { addWish, noteWishes, readWishes, removeWish } from '../../../db/stores/rewards/wishStore';
import type { Platform } from '../../kernel/honoEnv';
import { wireDate, wireDateOrNull } from '../../kernel/wireDates';
import { PlatformError } from '../../kernel/errors';
import { playerOperation, type PlayerCall } from '../../kernel/operation';
import { guidPattern } from '../../kernel/paths';
import { emptyReply, moment } from '../../kernel/schemas';
import { clubPath } from '../paths';
import { websiteReward, websiteRewardShape } from './rewardShapes';

const tag = 'Rewards';
const path = clubPath('wishlist');
const onePath = `${path}/:rewardId{${guidPattern}}`;

/** More would be no list of wishes any more. */
const mostWishes = 200;

const wishShape = z
  .object({
    rewardId: z.guid(),
    wishDate: moment,
    toldDate: moment.nullable().describe('When the player was told that it is affordable.'),
    seenDate: moment.nullable().describe('When the player looked at it after that.'),
    reward: websiteRewardShape,
  })
  .meta({ id: 'Wish' });

const rewardIds = z.array(z.guid()).max(mostWishes).default([]);

/** Rewards that a player saves for; calls of ours (docs/contracts/club-calls.md, Claims and wishes). */
export function wishlist(platform: Platform) {
  const { db } = platform;

  async function wishesOf(profileId: string): Promise<z.input<typeof wishShape>[]> {
    const rows = await readWishes(db, profileId);
    if (rows.length === 0) return [];
    const rewards = new Map((await readRewards(db)).map((reward) => [reward.rewardId, reward]));
    const seeker = await readSeeker(db, profileId);
    return rows.flatMap(({ rewardId, wishedAt, toldAt, seenAt }) => {
      const reward = rewards.get(rewardId);
      if (!reward) return [];
      return {
        rewardId,
        wishDate: wireDate(wishedAt),
        toldDate: wireDateOrNull(toldAt),
        seenDate: wireDateOrNull(seenAt),
        reward: websiteReward(platform, reward, seeker),
      };
    });
  }

  return [
    playerOperation(
      {
        id: 'getWishlist',
        method: 'GET',
        paths: [path],
        tag,
        summary: 'The rewards that the player saves for, as they stand, the newest wish first.',
        reply: z.object({ wishes: z.array(wishShape) }),
      },
      async ({ profileId }) => ({ wishes: await wishesOf(profileId) }),
    ),
    playerOperation(
      {
        id: 'addWish',
        method: 'PUT',
        paths: [onePath],
        tag,
        summary: 'Puts a reward on the wishlist.',
        description: `A repeat changes nothing. At most ${mostWishes} wishes; claiming a reward takes it off the list.`,
        reply: wishShape,
        errors: ['unknownReward'],
      },
      async (call) => {
        const { profileId, now } = call;
        const rewardId = rewardIdOf(call);
        if (!(await readRewards(db)).some((reward) => reward.rewardId === rewardId)) {
          throw new PlatformError('unknownReward', { moreInfo: rewardId });
        }
        await changePlayer(db, profileId, async (tx) => {
          const others = (await readWishes(tx, profileId)).filter((wish) => wish.rewardId !== rewardId);
          if (others.length >= mostWishes) {
            throw new PlatformError('malformed', { moreInfo: `A wishlist holds ${mostWishes} rewards.` });
          }
          await addWish(tx, profileId, rewardId, now);
        });
        const wish = (await wishesOf(profileId)).find((one) => one.rewardId === rewardId);
        // Taken off again between the two statements.
        if (!wish) throw new PlatformError('unknownReward', { moreInfo: rewardId });
        return wish;
      },
    ),
    playerOperation(
      {
        id: 'removeWish',
        method: 'DELETE',
        paths: [onePath],
        tag,
        summary: 'Takes a reward off the wishlist. Where it is not on it, nothing happens.',
        reply: emptyReply,
      },
      async (call) => {
        await removeWish(db, call.profileId, rewardIdOf(call));
        return {};
      },
    ),
    playerOperation(
      {
        id: 'noteWishes',
        method: 'PUT',
        paths: [path],
        tag,
        summary: 'Notes which wishes the player was told of as affordable, and which were looked at since.',
        description: 'So that a player is told once, whatever they sign in from.',
        body: z.object({ told: rewardIds, seen: rewardIds }),
        reply: z.object({ wishes: z.array(wishShape) }),
      },
      async ({ profileId, body, now }) => {
        await noteWishes(db, profileId, body, now);
        return { wishes: await wishesOf(profileId) };
      },
    ),
  ];
}

const rewardIdOf = ({ c }: PlayerCall<unknown, unknown>) => (c.req.param('rewardId') ?? '').toLowerCase();
