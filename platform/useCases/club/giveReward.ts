import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../db/database';
import { insertRows } from '../../db/insertRows';
import { gifts } from '../../db/schema';
import { findAccount } from '../../db/stores/accounts/accountStore';
import { findFriend } from '../../db/stores/players/friendStore';
import { addNotices, type NewNotice } from '../../db/stores/players/noticeStore';
import { changePlayer } from '../../db/stores/players/playerStore';
import { readClaimState } from '../../db/stores/rewards/claimStore';
import { countWaitingGifts, readGiftDates } from '../../db/stores/rewards/giftStore';
import { resultOfRepeat, resultWrites } from '../../db/stores/rewards/idempotencyStore';
import { ledgerOf, ledgerWrites } from '../../db/stores/rewards/ledgerStore';
import { findReward, readClaimant, termsOf } from '../../db/stores/rewards/rewardStore';
import { writeTogether } from '../../db/writeTogether';
import { acceptUntil, canReceive, isFriendLongEnough, nextGiftAt, type GiftMessage } from '../../domain/gifts';
import { entryDate, spend } from '../../domain/ledger';
import type { NoticeDetails } from '../../domain/notices';
import type { RewardTerms } from '../../domain/rewards';
import { Rejection, secondsUntil, TooManyCalls } from '../Rejection';
import { requireSpender } from './requireSpender';

export interface GiftRequest {
  giverId: string;
  receiverId: string;
  rewardId: string;
  spaceId: string;
  message: GiftMessage;
  /** A repeat with the same key returns the first result and gives nothing. */
  idempotencyKey?: string | undefined;
}

const given = z.object({ giftId: z.string(), unitBalance: z.int() });

/**
 * Gives a reward to a friend: the giver's Units pay at once, and the friend is notified. Throws `Rejection` where the giver may
 * not spend Units or has too few, the two are no friends or not long enough, the friend could not claim the reward, and after
 * as many gifts as the limits allow.
 */
export async function giveReward(
  db: Database,
  { giverId, receiverId, rewardId, spaceId, message, idempotencyKey: key }: GiftRequest,
  now: Date,
): Promise<z.output<typeof given>> {
  const reward = await findReward(db, rewardId, spaceId);
  const request = ['gift', spaceId, rewardId, receiverId, message];
  const keyed = { profileId: giverId, key, request, result: given, now };
  return changePlayer(db, giverId, async (tx, player) => {
    const state = await readClaimState(tx, giverId, key);
    if (state.first) return resultOfRepeat(state.first, keyed);
    requireSpender(state.account);
    if (!reward) throw new Rejection('unknownReward', { moreInfo: rewardId });
    const before = ledgerOf(player, state.ledger, now);
    const givenAt = entryDate(before, now);
    await requireReceiver(tx, { giverId, receiverId }, termsOf(reward), givenAt);
    const next = nextGiftAt(await readGiftDates(tx, giverId, givenAt), givenAt);
    if (next) throw new TooManyCalls(secondsUntil(next, givenAt), { profileId: giverId });
    const { value: units, name } = reward;
    const source = { type: 'reward', id: reward.rewardId, name } as const;
    const details = { reason: 'Gift to a friend', source, spaceId: reward.spaceId };
    const after = spend(before, units, details, givenAt);
    const transactionId = after?.written.at(-1)?.id;
    if (!after || transactionId === undefined)
      throw new Rejection('insufficientUnits', { moreInfo: `${units - before.balance} Units short of ${units}.` });
    const gift = {
      giftId: randomUUID(),
      giverId,
      receiverId,
      rewardId: reward.rewardId,
      units,
      message,
      givenAt,
      transactionId,
    };
    const result = { giftId: gift.giftId, unitBalance: after.balance };
    await writeTogether(tx, [
      ...ledgerWrites(player, after),
      ...insertRows(gifts, [gift]),
      ...resultWrites(keyed, result),
    ]);
    const until = acceptUntil(givenAt).toISOString();
    await addNotices(tx, [await giftNotice(tx, 'giftReceived', gift, { until })], now);
    return result;
  });
}

async function requireReceiver(
  tx: Database,
  { giverId, receiverId }: { giverId: string; receiverId: string },
  reward: RewardTerms,
  now: Date,
): Promise<void> {
  const friend = await findFriend(tx, giverId, receiverId);
  if (!friend) throw new Rejection('notFound', { moreInfo: `The player has no friend ${receiverId}.` });
  if (!isFriendLongEnough(friend.friendshipDate, now)) throw new Rejection('friendTooNew');
  const isClosing = (await findAccount(tx, receiverId))?.closesAt !== null;
  const waiting = await countWaitingGifts(tx, receiverId, reward.rewardId);
  if (isClosing || !canReceive(reward, await readClaimant(tx, receiverId), waiting))
    throw new Rejection('friendCannotReceive');
}

/** The notice of a gift to its receiver, or to its giver once it has ended; it names the other player. */
export async function giftNotice(
  tx: Database,
  kind: 'giftReceived' | 'giftAccepted' | 'giftReturned',
  { giftId, giverId, receiverId }: { giftId: string; giverId: string; receiverId: string },
  more: NoticeDetails = {},
): Promise<NewNotice> {
  const [profileId, subjectId] = kind === 'giftReceived' ? [receiverId, giverId] : [giverId, receiverId];
  const playerName = (await findAccount(tx, subjectId))?.nameOnPlatform;
  return { profileId, kind, fact: giftId, details: { playerName, subjectId, ...more } };
}
