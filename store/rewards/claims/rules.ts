/**
 * Claims with what else is in the history, newest first. While older claims are not fetched (`hasMore`), what is older than
 * the oldest claim shown is left out, so that entries appear in their order.
 */
export function historyOf<Entry extends { date: string }>(
  claims: readonly Entry[],
  others: readonly Entry[],
  hasMore: boolean,
): Entry[] {
  const timeOf = ({ date }: { date: string }) => Date.parse(date);
  const oldest = claims.at(-1);
  const shown = others.filter((entry) => !hasMore || !oldest || timeOf(entry) >= timeOf(oldest));
  return [...claims, ...shown].sort((a, b) => timeOf(b) - timeOf(a));
}
