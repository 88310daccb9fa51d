/** The platforms that games run on. */
export type GamePlatform = 'PC' | 'PS4' | 'XONE' | 'SWITCH' | 'MOBILE';

/** The links that a game may have, by their names on the wire. */
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
