/** The club's account at its social network. Another publisher changes this file with `components/brand`. */
export const socialAccount = {
  displayName: 'Twitter',
  user: 'MeridianClub',
  url: 'https://twitter.com',
} as const;
