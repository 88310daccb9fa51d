import type { Database } from '../../db/database';
import { deliveryWrites, readOwnClaims } from '../../db/stores/rewards/claimStore';
import { writeTogether } from '../../db/writeTogether';
import { claimCode } from '../../domain/rewards';
import { Rejection } from '../Rejection';

export const rewardDelivered = 'reward.delivered';

/**
 * Stores that a game delivered claims of a locked player, named by their codes; a repeat changes nothing. Throws `Rejection`
 * where the player has no such claim in the space, and where its Units were given back: the game must not hand it over.
 */
export async function deliverClaims(
  tx: Database,
  { profileId, spaceId, codes }: { profileId: string; spaceId: string; codes: readonly string[] },
  now: Date,
): Promise<void> {
  if (codes.length === 0) return;
  const own = (await readOwnClaims(tx, profileId)).filter((claim) => claim.spaceId === spaceId);
  const byCode = new Map(own.map((claim) => [claimCode(claim.claimId), claim]));
  const named = [...new Set(codes)].map((code) => {
    const claim = byCode.get(code);
    if (!claim || claim.refundedAt) throw new Rejection(claim ? 'claimTakenBack' : 'notFound', { moreInfo: code });
    return claim;
  });
  const fresh = named.filter(({ deliveredAt }) => deliveredAt === null).map(({ claimId }) => claimId);
  await writeTogether(tx, deliveryWrites(tx, fresh, now));
}
