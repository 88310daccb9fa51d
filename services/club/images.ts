import * as read from '../http/parse';

export const readImages = read.orEmpty(
  read.object({
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
  }),
);
export type GameImages = ReturnType<typeof readImages>;
