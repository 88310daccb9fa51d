/** Whose services these are. Another publisher changes this file. */
export const brand = {
  club: 'Meridian Club',
  publisher: 'Meridian Games',
} as const;
