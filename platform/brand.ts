/** The names of the club and its publisher. Another publisher changes this file. */
export const brand = {
  club: 'Meridian Club',
  /** The club's name in the logo: the first word bold, the second light. */
  wordmark: { strong: 'Meridian', light: 'Club' },
  publisher: 'Meridian Games',
} as const;
