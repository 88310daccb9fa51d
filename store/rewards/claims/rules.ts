import type { Claim } from '../../../services/club/claims';
import type { Gift } from '../../../services/club/gifts';
import type { BoughtKey } from '../../../services/promotions/discountCodes';

export type HistoryEntry =
  | { kind: 'claim'; claim: Claim }
  | { kind: 'code'; code: BoughtKey }
  | { kind: 'gift'; gift: Gift };

/**
 * Newest first, with the gifts that the player gave; an accepted one of a friend is a claim. While older claims are not
 * fetched (`hasMore`), what is older than the oldest claim shown is left out, so that entries appear in their order.
 */
export function historyOf(
  claims: readonly Claim[],
  { codes, gifts }: { codes: readonly BoughtKey[]; gifts: readonly Gift[] },
  hasMore: boolean,
): HistoryEntry[] {
  const oldest = claims.at(-1)?.claimDate;
  const others: HistoryEntry[] = [
    ...codes.map((code) => ({ kind: 'code', code }) as const),
    ...gifts.filter(({ isGiven }) => isGiven).map((gift) => ({ kind: 'gift', gift }) as const),
  ];
  const shown = others.filter((entry) => !hasMore || oldest === undefined || timeOf(entry) >= Date.parse(oldest));
  return [...claims.map((claim) => ({ kind: 'claim', claim }) as const), ...shown].sort(
    (a, b) => timeOf(b) - timeOf(a),
  );
}

function timeOf(entry: HistoryEntry): number {
  if (entry.kind === 'claim') return Date.parse(entry.claim.claimDate);
  return Date.parse(entry.kind === 'code' ? entry.code.purchaseDate : entry.gift.giftDate);
}
