/** Why a player may not show these badges, or null: only owned badges, each once, no more than there are slots. */
export function badgeListViolation(badgeList: readonly string[], owned: readonly string[], slots: number) {
  if (badgeList.length > slots) return `there are ${slots} slots`;
  if (new Set(badgeList).size < badgeList.length) return 'a badge is named twice';
  return badgeList.some((badgeId) => !owned.includes(badgeId)) ? 'a badge is not owned' : null;
}
