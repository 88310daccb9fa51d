/**
 * Merges the player's change of a list with a change made elsewhere. Removals of both sides apply; entries added
 * elsewhere come after the player's own. The player's order applies, unless only the other side has moved entries.
 * Entries beyond the slots are dropped, those added elsewhere first.
 */
export function reapply(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', readonly string[]>,
  slots: number,
): string[] {
  const kept = mine.filter((id) => theirs.includes(id) || !base.includes(id));
  const added = theirs.filter((id) => !base.includes(id) && !mine.includes(id));
  const common = base.filter((id) => kept.includes(id));
  const hasMoved = kept.filter((id) => base.includes(id)).join() !== common.join();
  const ordered = hasMoved ? kept : inOrderOf(kept, theirs);
  return [...ordered, ...added].slice(0, slots);
}

/** Sorts the entries that both lists have in the order of the second; the others keep their positions. */
function inOrderOf(list: readonly string[], order: readonly string[]): string[] {
  const sorted = order.filter((id) => list.includes(id));
  return list.map((id) => (order.includes(id) ? (sorted.shift() ?? id) : id));
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
