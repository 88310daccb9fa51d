export const gamePlatforms = ['PC', 'PS4', 'XONE', 'SWITCH', 'MOBILE'] as const;
export type GamePlatform = (typeof gamePlatforms)[number];

/** The links that a game may have, by their names on the wire. */
export const gameLinks = [
  'betaLink',
  'storeLink',
  'websiteLink',
  'facebookLink',
  'instagramLink',
  'twitterLink',
  'supportLink',
  'twitchLink',
  'discordLink',
  'redditLink',
  'trailerLink',
  'samDailyLoginLink',
  'rewardLink',
] as const;
export type GameLink = (typeof gameLinks)[number];
