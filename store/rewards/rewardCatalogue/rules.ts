/** Rewards of the catalogue fetched at once. */
export const cataloguePageSize = 24;
