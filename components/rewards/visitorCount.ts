/** Spec 9, Rewards: what is said of them where they could not be counted. */
const uncounted = 700;

/**
 * The round hundred that rewards are more than, as counted: 756 are more than 700, so are 701; 700 themselves are more
 * than 600.
 */
export const rewardsAreMoreThan = (count: number | undefined): number =>
  count === undefined ? uncounted : Math.max(0, Math.floor((count - 1) / 100) * 100);
