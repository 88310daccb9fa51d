/** Platforms of others whose profiles may be linked to an account, by the names the wire has for them. */
export const platformTypes = ['psn', 'xbl', 'steam', 'nintendo'] as const;
export type PlatformType = (typeof platformTypes)[number];

/** The publisher's own platform: every account has a profile there. */
export const ownPlatformType = 'uplay';

/** A platform by its name in any case; undefined where it is none that can be linked. */
export const platformTypeOf = (text: string): PlatformType | undefined =>
  platformTypes.find((type) => type === text.toLowerCase());

/** What each platform is called in a sentence. */
export const platformTitles: Record<PlatformType, string> = {
  psn: 'PlayStation Network',
  xbl: 'Xbox',
  steam: 'Steam',
  nintendo: 'Nintendo',
};
