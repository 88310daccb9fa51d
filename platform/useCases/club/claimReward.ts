import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { RewardRow } from '../../db/stores/games/catalogStore';
import { changePlayer } from '../../db/stores/players/playerStore';
import { claimWrites, readClaimState, type NewClaim } from '../../db/stores/rewards/claimStore';
import { resultOfRepeat, resultWrites } from '../../db/stores/rewards/idempotencyStore';
import { ledgerOf, ledgerWrites } from '../../db/stores/rewards/ledgerStore';
import { findReward, termsOf, type Claimant } from '../../db/stores/rewards/rewardStore';
import { writeTogether } from '../../db/writeTogether';
import { entryDate, spend, type Ledger } from '../../domain/ledger';
import { claimCode, rejectionOf, type ClaimRejectionReason, type RewardTerms } from '../../domain/rewards';
import { Rejection } from '../Rejection';
import { requireSpender } from './requireSpender';

export interface ClaimRequest {
  profileId: string;
  rewardId: string;
  spaceId: string;
  /** A repeat with the same key returns the first result and claims nothing. */
  idempotencyKey?: string | undefined;
}

/** What a claim is stored as for its idempotency key: the balance after it, and the player's claims of the reward. */
const claimed = z.object({
  unitBalance: z.int(),
  times: z.int(),
  last: z.object({ claimedAt: z.coerce.date(), code: z.string() }),
});

/**
 * Claims a reward: spends its price, records the claim and removes the reward from the wishlist. Throws `Rejection` where the
 * policies are not accepted, the email address is not verified or the game has no such reward, and where the rules reject it
 * (spec 4, Rewards).
 */
export async function claimReward(
  db: Database,
  { profileId, rewardId, spaceId, idempotencyKey: key }: ClaimRequest,
  now: Date,
): Promise<z.output<typeof claimed> & { reward: RewardRow }> {
  const reward = await findReward(db, rewardId, spaceId);
  const keyed = { profileId, key, request: ['claim', spaceId, rewardId], result: claimed, now };
  return changePlayer(db, profileId, async (tx, player) => {
    const state = await readClaimState(tx, profileId, key);
    const first = state.first && resultOfRepeat(state.first, keyed);
    if (!first) requireSpender(state.account);
    if (!reward) throw new Rejection('unknownReward', { moreInfo: rewardId });
    if (first) return { reward, ...first };
    const { after, row } = decideClaim(reward, state.claimant, ledgerOf(player, state.ledger, now), now);
    const result = {
      unitBalance: after.balance,
      times: (state.claimant.claimCounts.get(reward.rewardId) ?? 0) + 1,
      last: { claimedAt: row.claimedAt, code: claimCode(row.claimId) },
    };
    await writeTogether(tx, [...ledgerWrites(player, after), ...claimWrites(row), ...resultWrites(keyed, result)]);
    return { reward, ...result };
  });
}

/** The ledger and the claim that follow, `why` in its entry. Throws `Rejection` where the rules reject it. */
export function decideClaim(
  reward: RewardRow,
  claimant: Claimant,
  ledger: Ledger,
  now: Date,
  why = `Reward, ${reward.rarityId.toLowerCase()}`,
): { after: Ledger; row: NewClaim } {
  const claimedAt = entryDate(ledger, now);
  const terms = termsOf(reward);
  const rejection = rejectionOf(terms, claimant, ledger.balance);
  if (rejection) throw claimRejection(rejection, terms, ledger.balance);
  const { rewardId, spaceId, value: units } = reward;
  const source = { type: 'reward', id: rewardId, name: reward.name } as const;
  const after = spend(ledger, units, { reason: why, source, spaceId }, claimedAt);
  if (!after) throw claimRejection('insufficientUnits', terms, ledger.balance);
  const { profileId } = ledger;
  const transactionId = after.written.at(-1)?.id ?? null;
  return { after, row: { claimId: randomUUID(), profileId, rewardId, spaceId, units, claimedAt, transactionId } };
}

function claimRejection(reason: ClaimRejectionReason, { value, lock, quantityLimit }: RewardTerms, balance: number) {
  const moreInfo = {
    insufficientUnits: `${value - balance} Units short of ${value}.`,
    rewardLocked: lock?.reason ?? '',
    quantityLimitReached: `Limit ${quantityLimit ?? 0}.`,
  };
  return new Rejection(reason, { moreInfo: moreInfo[reason] });
}
