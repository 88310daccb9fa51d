import * as read from '../http/parse';

const readImageSlots = read.object({
  lowThumbnail: read.link,
  highThumbnail: read.link,
  background: read.link,
  lowLogo: read.link,
  highLogo: read.link,
  lowBoxArt: read.link,
  highBoxArt: read.link,
  /** `card` (4:3), `wide` (16:9) and `heroPhone` (portrait) are this platform's additions to the wire. */
  card: read.link,
  wide: read.link,
  heroPhone: read.link,
});

export type GameImages = ReturnType<typeof readImageSlots>;

export const readImages = read.orElse(readImageSlots, readImageSlots({}));
