/**
 * A player's change of a list, made anew on a list that was changed elsewhere meanwhile: both changes count. What either
 * side took out is out, what the other side put in comes after what is the player's, and the player's order holds, save
 * where they moved nothing and the other side did. What then has no slot left goes, the other side's first.
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

/** The list with what another one has too in that one's order; the rest keeps its places. */
function inOrderOf(list: readonly string[], order: readonly string[]): string[] {
  const sorted = order.filter((id) => list.includes(id));
  return list.map((id) => (order.includes(id) ? (sorted.shift() ?? id) : id));
}

/** The list with one of its entries moved to another place; the same where there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
