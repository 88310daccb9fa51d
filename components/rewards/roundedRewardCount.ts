/** Shown if the rewards could not be counted (spec 9, Rewards). */
const fallbackCount = 700;

/** The largest multiple of 100 below the count, for "more than": 756 and 701 give 700, 700 gives 600. */
export const roundedRewardCount = (count: number | undefined): number =>
  count === undefined ? fallbackCount : Math.max(0, Math.floor((count - 1) / 100) * 100);
