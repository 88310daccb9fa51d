import { z } from 'zod';
import type { Database } from '../../db/database';
import { readOwnClaims, undoWrite, type ClaimRow } from '../../db/stores/rewards/claimStore';
import { changePlayerOnce } from '../../db/stores/rewards/idempotencyStore';
import { findEntry, ledgerWrites, openLedger, saveLedger, withLotsOf } from '../../db/stores/rewards/ledgerStore';
import { readRewardsBehind } from '../../db/stores/rewards/rewardStore';
import { writeTogether } from '../../db/writeTogether';
import { entryDate, graceOfUndo, refund } from '../../domain/ledger';
import { undoRejectionOf } from '../../domain/rewards';
import { Rejection } from '../Rejection';

export interface UndoRequest {
  profileId: string;
  claimId: string;
  /** A repeat with the same key returns the first result. */
  idempotencyKey?: string | undefined;
}

const undone = z.object({
  units: z.int(),
  undoneAt: z.coerce.date(),
  /** Until when those Units are valid whose lot has expired for the first time meanwhile; null where there are none. */
  renewedUntil: z.coerce.date().nullable(),
  unitBalance: z.int(),
});
type UndoneClaim = z.output<typeof undone>;

/**
 * Takes a claim back within 24 hours, unless its game has delivered it: its Units return to their lots, and lots that have
 * expired are valid for 30 days more, once; the claim and its code no longer count. A claim that was taken back before changes nothing.
 * Throws `Rejection` where the player has no such claim, where it is delivered, refunded by an operator or too old, and where
 * another claimed reward was locked behind it.
 */
export const undoClaim = (
  db: Database,
  { profileId, claimId, idempotencyKey: key }: UndoRequest,
  now: Date,
): Promise<UndoneClaim> =>
  changePlayerOnce(db, { profileId, key, request: ['undo', claimId], result: undone, now }, async (tx, player) => {
    const own = await readOwnClaims(tx, profileId);
    const claim = own.find((one) => one.claimId === claimId);
    if (!claim) throw new Rejection('notFound', { moreInfo: `The player has no claim ${claimId}.` });
    const before = await openLedger(tx, player, now);
    const { units, undoneAt } = claim;
    if (undoneAt) {
      await saveLedger(tx, player, before);
      return { units, undoneAt, renewedUntil: null, unitBalance: before.balance };
    }
    const date = entryDate(before, now);
    const rejection = undoRejectionOf(claim, date);
    if (rejection) throw new Rejection(rejection);
    const spending = claim.transactionId === null ? undefined : await findEntry(tx, claim.transactionId);
    if (!spending) throw new Rejection('undoOver');
    await requireNoneBehind(tx, own, claim.rewardId);
    const { source, spaceId } = spending;
    const details = { reason: 'Claim undone', source, spaceId };
    const after = refund(await withLotsOf(tx, before, spending), spending, details, date, graceOfUndo);
    await writeTogether(tx, [...ledgerWrites(player, after), undoWrite(tx, claimId, date)]);
    const renewedUntil = after.written.find(({ refundOf }) => refundOf === spending.id)?.expiresAt ?? null;
    const returned = after.balance - before.balance;
    return { units: returned, undoneAt: date, renewedUntil, unitBalance: after.balance };
  });

/** Throws `Rejection` where the player owns a reward that only this claim unlocked. */
async function requireNoneBehind(tx: Database, own: readonly ClaimRow[], rewardId: string): Promise<void> {
  const owned = own.filter(({ refundedAt }) => refundedAt === null).map((claim) => claim.rewardId);
  if (owned.filter((one) => one === rewardId).length > 1) return;
  const behind = (await readRewardsBehind(tx, rewardId)).find((one) => owned.includes(one.rewardId));
  if (behind) throw new Rejection('claimNeeded', { moreInfo: behind.name });
}
