/** The round hundred that a count is more than: 756 is more than 700, so is 701; 700 itself is more than 600. */
export const hundredsBelow = (count: number): number => Math.max(0, Math.floor((count - 1) / 100) * 100);
