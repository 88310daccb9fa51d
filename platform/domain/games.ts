/** What a game runs on. */
export type GamePlatform = 'PC' | 'PS4' | 'XONE' | 'SWITCH' | 'MOBILE';

/** The links of a game, by their names on the wire. */
export type GameLink =
  | 'betaLink'
  | 'storeLink'
  | 'websiteLink'
  | 'facebookLink'
  | 'instagramLink'
  | 'twitterLink'
  | 'supportLink'
  | 'twitchLink'
  | 'discordLink'
  | 'redditLink'
  | 'trailerLink'
  | 'samDailyLoginLink'
  | 'rewardLink';
