import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import { addNotices, hideGiftNotice } from '../../db/stores/players/noticeStore';
import { changePlayer, type LockedPlayer } from '../../db/stores/players/playerStore';
import { claimWrites, readClaimState } from '../../db/stores/rewards/claimStore';
import { canBeAccepted, endWrite, lockGift, readOverdueGifts, type Gift } from '../../db/stores/rewards/giftStore';
import { findEntry, ledgerOf, ledgerWrites, openLedger, withLotsOf } from '../../db/stores/rewards/ledgerStore';
import { findRewardIn, termsOf } from '../../db/stores/rewards/rewardStore';
import type { Cursor } from '../../db/slices';
import { writeTogether } from '../../db/writeTogether';
import { acceptUntil, type GiftEnd } from '../../domain/gifts';
import { entryDate, graceOfUndo, note, refund } from '../../domain/ledger';
import { rejectionOf } from '../../domain/rewards';
import type { ServiceContext } from '../../serviceContext';
import { Rejection } from '../Rejection';
import { forEachPlayer } from './forEachPlayer';
import { giftNotice } from './giveReward';
import { requireSpender } from './requireSpender';

interface Answer {
  /** The player who answers. */
  profileId: string;
  giftId: string;
}

/**
 * Accepts a gift: the player has the reward, by a claim that the giver's Units paid for. A repeat changes nothing. Throws
 * `Rejection` where the player has no such gift, it is over, or the rules of claims reject it; the gift then keeps waiting.
 */
export const acceptGift = (db: Database, { profileId, giftId }: Answer, now: Date): Promise<void> =>
  changePlayer(db, profileId, async (tx, player) => {
    const gift = ownGift(await lockGift(tx, giftId), profileId);
    if (gift.end === 'accepted') return;
    if (gift.end !== null || !(await canBeAccepted(tx, gift, now))) throw new Rejection('giftOver');
    const state = await readClaimState(tx, profileId);
    requireSpender(state.account);
    const reward = await findRewardIn(tx, gift.rewardId);
    if (!reward) throw new Rejection('unknownReward', { moreInfo: gift.rewardId });
    const rejection = rejectionOf(termsOf(reward), state.claimant, reward.value);
    if (rejection) throw new Rejection(rejection);
    const before = ledgerOf(player, state.ledger, now);
    const claimedAt = entryDate(before, now);
    const { rewardId, spaceId, name } = reward;
    const source = { type: 'reward', id: rewardId, name } as const;
    const after = note(before, { reason: 'Gift from a friend', source, spaceId }, claimedAt);
    // Without a transaction of this ledger: there is nothing to take back or to refund here.
    const paid = { units: 0, transactionId: null };
    await writeTogether(tx, [
      ...ledgerWrites(player, after),
      ...claimWrites({ claimId: randomUUID(), profileId, rewardId, spaceId, claimedAt, giftId, ...paid }),
      endWrite(tx, gift, 'accepted', claimedAt),
    ]);
    await hideGiftNotice(tx, gift);
    await addNotices(tx, [await giftNotice(tx, 'giftAccepted', gift)], now);
  });

/** Declines a gift: its Units return to the giver. A repeat changes nothing. Throws `Rejection` where there is none, or it is over. */
export async function declineGift(db: Database, { profileId, giftId }: Answer, now: Date): Promise<void> {
  const { giverId } = ownGift(await lockGift(db, giftId), profileId);
  await changePlayer(db, giverId, async (tx, giver) => {
    const gift = ownGift(await lockGift(tx, giftId), profileId);
    if (gift.end === null) await giveBack(tx, giver, gift, 'declined', now);
    else if (gift.end !== 'declined') throw new Rejection('giftOver');
  });
}

const giftsOfSlice = 500;

/** A slice of the job that returns the Units of gifts that nobody can accept: see `returnGiftsOf`. */
export async function returnGifts(services: ServiceContext, after: Cursor | null): Promise<Cursor | null> {
  const { db, clock } = services;
  const now = clock.now();
  const { gifts, next } = await readOverdueGifts(db, { after, limit: giftsOfSlice }, now);
  await forEachPlayer(services, gifts, (gift) => returnGift(db, gift, now));
  return next;
}

/**
 * Returns the Units of a player's gifts, given and received, that nobody can accept. Run it once the change that ended a
 * friendship is committed: it locks the givers, which the change of two accounts must not. Where a platform ends in between,
 * the job does it within the hour.
 */
export async function returnGiftsOf(db: Database, profileId: string, now: Date): Promise<void> {
  const { gifts } = await readOverdueGifts(db, { after: null, limit: giftsOfSlice }, now, profileId);
  for (const gift of gifts) await returnGift(db, gift, now);
}

const returnGift = (db: Database, { giftId, giverId }: Gift, now: Date): Promise<void> =>
  changePlayer(db, giverId, async (tx, giver) => {
    const gift = await lockGift(tx, giftId);
    if (!gift || gift.end !== null || (await canBeAccepted(tx, gift, now))) return;
    await giveBack(tx, giver, gift, now > acceptUntil(gift.givenAt) ? 'expired' : 'returned', now);
  });

/** Returns the Units of a locked gift to the lots of its locked giver, by the rules of a claim that is undone. */
async function giveBack(tx: Database, giver: LockedPlayer, gift: Gift, end: GiftEnd, now: Date): Promise<void> {
  const spending = await findEntry(tx, gift.transactionId);
  if (!spending) throw new Error(`Gift ${gift.giftId} has no spending.`);
  const before = await openLedger(tx, giver, now);
  const date = entryDate(before, now);
  const { source, spaceId } = spending;
  const details = { reason: 'Gift returned', source, spaceId };
  const after = refund(await withLotsOf(tx, before, spending), spending, details, date, graceOfUndo);
  await writeTogether(tx, [...ledgerWrites(giver, after), endWrite(tx, gift, end, date)]);
  await hideGiftNotice(tx, gift);
  await addNotices(tx, [await giftNotice(tx, 'giftReturned', gift, { units: gift.units })], now);
}

function ownGift(gift: Gift | undefined, receiverId: string): Gift {
  if (gift?.receiverId === receiverId) return gift;
  throw new Rejection('notFound', { moreInfo: 'The player has no such gift.' });
}
