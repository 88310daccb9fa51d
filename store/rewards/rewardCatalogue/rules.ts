/** Rewards of the catalogue fetched at once. */
export const showcasePageSize = 24;
