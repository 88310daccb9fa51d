export const cataloguePageSize = 24;
