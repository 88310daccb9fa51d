import { orElse, readLink, readList, readObject, readString, readText } from '../http/parse';

/** URLs of a game's images; null where there is none. */
export interface GameImages {
  lowThumbnail: string | null;
  highThumbnail: string | null;
  background: string | null;
  lowLogo: string | null;
  highLogo: string | null;
  lowBoxArt: string | null;
  highBoxArt: string | null;
  /** `card` (4:3), `wide` (16:9) and `heroPhone` (portrait) are this platform's additions to the wire. */
  card: string | null;
  wide: string | null;
  heroPhone: string | null;
}

const readImageSlots = readObject<GameImages>((field) => ({
  lowThumbnail: field('lowThumbnail', readLink),
  highThumbnail: field('highThumbnail', readLink),
  background: field('background', readLink),
  lowLogo: field('lowLogo', readLink),
  highLogo: field('highLogo', readLink),
  lowBoxArt: field('lowBoxArt', readLink),
  highBoxArt: field('highBoxArt', readLink),
  card: field('card', readLink),
  wide: field('wide', readLink),
  heroPhone: field('heroPhone', readLink),
}));

export const readImages = orElse(readImageSlots, readImageSlots({}));

const readPicture = readObject((field) => ({ type: field('type', readText), url: field('url', readString) }));
export type Picture = ReturnType<typeof readPicture>;

export const readPictures = orElse(readList(readPicture), []);
