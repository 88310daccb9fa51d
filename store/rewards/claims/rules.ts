import type { Claim } from '../../../services/club/claims';
import type { BoughtKey } from '../../../services/promotions/discountCodes';

export type HistoryEntry = { kind: 'claim'; claim: Claim } | { kind: 'code'; code: BoughtKey };

/**
 * Newest first. While older claims are not fetched (`hasMore`), codes older than the oldest claim shown are left out,
 * so that entries appear in their order.
 */
export function historyOf(claims: readonly Claim[], codes: readonly BoughtKey[], hasMore: boolean): HistoryEntry[] {
  const oldest = claims.at(-1)?.claimDate;
  const shownCodes = codes.filter(
    ({ purchaseDate }) => !hasMore || oldest === undefined || Date.parse(purchaseDate) >= Date.parse(oldest),
  );
  const entries: HistoryEntry[] = [
    ...claims.map((claim) => ({ kind: 'claim', claim }) as const),
    ...shownCodes.map((code) => ({ kind: 'code', code }) as const),
  ];
  return entries.sort((a, b) => timeOf(b) - timeOf(a));
}

const timeOf = (entry: HistoryEntry) =>
  Date.parse(entry.kind === 'claim' ? entry.claim.claimDate : entry.code.purchaseDate);
