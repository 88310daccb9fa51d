/** The names of the club and its publisher. Another publisher changes this file. */
export const brand = {
  club: 'Meridian Club',
  publisher: 'Meridian Games',
} as const;
