/** Each level needs 500 XP more than the previous one: 1,000 for the first, 12,000 for the 23rd. */
const widthOf = (level: number) => 500 * (level + 1);

/** Total XP at the start of `level`: the sum of the widths below it. */
export const xpOfLevel = (level: number) => 250 * (level - 1) * (level + 2);

/** The level of a total of `xp`, in the spec's names (spec 3, User profile); 0 XP is level 1. XP bounds are totals. */
export function levelOf(xp: number) {
  let levelNumber = 1;
  while (xpOfLevel(levelNumber) + widthOf(levelNumber) <= xp) levelNumber += 1;
  const xpLowBound = xpOfLevel(levelNumber);
  const xpHighBound = xpLowBound + widthOf(levelNumber);
  return { levelNumber, xpLowBound, xpHighBound, xpToNextLevel: xpHighBound - xp };
}

const slotsAtFirst = 4;
const levelOfFifthSlot = 24;

/** How many badges a player may show: four, and a fifth from level 24. */
export const badgeSlotsAt = (levelNumber: number) =>
  levelNumber >= levelOfFifthSlot ? slotsAtFirst + 1 : slotsAtFirst;
