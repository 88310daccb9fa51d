import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect';
import type { LockedPlayer } from '../../db/stores/players/playerStore';
import { addClaim } from '../../db/stores/rewards/claimStore';
import { changePlayerOnce } from '../../db/stores/rewards/idempotencyStore';
import { openLedger, saveLedger } from '../../db/stores/rewards/ledgerStore';
import type { RewardRow } from '../../db/stores/games/catalogueStore';
import { findReward, readClaimant, termsOf, type Claimant } from '../../db/stores/rewards/rewardStore';
import { removeWish } from '../../db/stores/rewards/wishStore';
import { entryDate, spend } from '../../domain/ledger';
import { claimCode, rejectionOf, type ClaimRejectionReason, type RewardTerms } from '../../domain/rewards';
import { Rejection } from '../Rejection';
import { requireAcceptedPolicies } from './requireAcceptedPolicies';
import { requireVerifiedEmail } from './requireVerifiedEmail';

export interface ClaimRequest {
  profileId: string;
  rewardId: string;
  spaceId: string;
  /** A repeat with the same key returns the first response and claims nothing. */
  idempotencyKey?: string | undefined;
}

/** A claimed reward, the player after the claim, and the remaining balance. */
export interface Claimed {
  reward: RewardRow;
  claimant: Claimant;
  unitBalance: number;
}

/** The rules reject the claim (spec 4, Rewards). */
class ClaimRejected extends Rejection {
  constructor(reason: ClaimRejectionReason, terms: RewardTerms, balance: number) {
    super(reason, { moreInfo: explain(reason, terms, balance) });
  }
}

/**
 * Claims a reward: spends its price, records the claim and removes the reward from the wishlist. `toResponse` makes the
 * response that is stored for the idempotency key. Throws `Rejection` where the policies are not accepted, the e-mail
 * address is not verified or the game has no such reward, and `ClaimRejected` where the rules reject it (spec 4, Rewards).
 */
export const claimReward = (
  db: Database,
  { profileId, rewardId, spaceId, idempotencyKey: key }: ClaimRequest,
  toResponse: (claimed: Claimed) => object,
  now: Date,
): Promise<object> =>
  changePlayerOnce(db, { profileId, key, request: `claim ${spaceId} ${rewardId}`, now }, async (tx, player) => {
    requireVerifiedEmail(await requireAcceptedPolicies(tx, profileId));
    const reward = await findReward(tx, rewardId, spaceId);
    if (!reward) throw new Rejection('unknownReward', { moreInfo: rewardId });
    return toResponse(await claim(tx, player, reward, now));
  });

async function claim(tx: Database, player: LockedPlayer, reward: RewardRow, now: Date): Promise<Claimed> {
  const ledger = await openLedger(tx, player, now);
  const claimedAt = entryDate(ledger, now);
  const terms = termsOf(reward);
  const claimant = await readClaimant(tx, player.profileId);
  const rejection = rejectionOf(terms, claimant, ledger.balance);
  if (rejection) throw new ClaimRejected(rejection, terms, ledger.balance);
  const details = {
    reason: `Reward, ${reward.rarityId.toLowerCase()}`,
    source: { type: 'reward', id: reward.rewardId, name: reward.name },
    spaceId: reward.spaceId,
  } as const;
  const after = spend(ledger, reward.value, details, claimedAt);
  if (!after) throw new ClaimRejected('insufficientUnits', terms, ledger.balance);
  await saveLedger(tx, after);
  const { profileId } = player;
  const { rewardId, spaceId, value } = reward;
  const claimId = randomUUID();
  await addClaim(tx, { claimId, profileId, rewardId, spaceId, units: value, claimedAt });
  await removeWish(tx, profileId, rewardId);
  return { reward, claimant: withClaim(claimant, rewardId, claimId, claimedAt), unitBalance: after.balance };
}

const withClaim = (claimant: Claimant, rewardId: string, claimId: string, claimedAt: Date): Claimant => ({
  ...claimant,
  claimCounts: new Map(claimant.claimCounts).set(rewardId, (claimant.claimCounts.get(rewardId) ?? 0) + 1),
  lastClaims: new Map(claimant.lastClaims).set(rewardId, { claimedAt, code: claimCode(claimId) }),
});

function explain(reason: ClaimRejectionReason, terms: RewardTerms, balance: number): string {
  if (reason === 'insufficientUnits') return `${terms.value - balance} Units short of ${terms.value}.`;
  if (reason === 'rewardLocked') return terms.lock?.reason ?? '';
  return `Limit ${terms.quantityLimit ?? 0}.`;
}
