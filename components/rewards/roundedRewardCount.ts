/** Spec 9, Rewards: what is said of them where they could not be counted. */
const fallbackCount = 700;

/**
 * The round hundred that rewards are more than, as counted: 756 are more than 700, so are 701; 700 themselves are more
 * than 600.
 */
export const roundedRewardCount = (count: number | undefined): number =>
  count === undefined ? fallbackCount : Math.max(0, Math.floor((count - 1) / 100) * 100);
