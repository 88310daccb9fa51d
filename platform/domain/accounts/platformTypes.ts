/** Other platforms whose profiles may be linked, by their names on the wire. */
export const platformTypes = ['psn', 'xbl', 'steam', 'nintendo'] as const;
export type PlatformType = (typeof platformTypes)[number];

/** The publisher's own platform: every account has a profile there. */
export const ownPlatformType = 'uplay';

/** A platform by its name in any case; undefined where it cannot be linked. */
export const platformTypeOf = (text: string): PlatformType | undefined =>
  platformTypes.find((type) => type === text.toLowerCase());

export const platformTitles: Record<PlatformType, string> = {
  psn: 'PlayStation Network',
  xbl: 'Xbox',
  steam: 'Steam',
  nintendo: 'Nintendo',
};
