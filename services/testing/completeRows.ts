import type * as read from '../http/parse';

/** A response with every field, and what it is read as. */
export type CompleteRow = [title: string, read: read.Reader<unknown>, response: unknown, expected: unknown];

/** A response that is read as it is. */
export const same = (title: string, read: read.Reader<unknown>, response: unknown): CompleteRow => [
  title,
  read,
  response,
  response,
];

/** A response with one list, whose item is read as it is. */
export const sameInList = (title: string, read: read.Reader<unknown>, list: string, item: unknown): CompleteRow => [
  title,
  read,
  { [list]: [item] },
  [item],
];

/** An instant as the services send it, and as it is read. */
export const wireInstant = '2024-03-04T12:00:00.0783145Z';
export const instant = '2024-03-04T12:00:00.078Z';

/** A link to a picture, one for each name. */
export const pictureOf = (name: string) => `https://pictures.test/${name}`;

/** A picture in every place that a game has one for. */
export const allImages = Object.fromEntries(
  [
    'lowThumbnail',
    'highThumbnail',
    'background',
    'lowLogo',
    'highLogo',
    'lowBoxArt',
    'highBoxArt',
    'card',
    'wide',
    'heroPhone',
  ].map((place) => [place, pictureOf(place)]),
);
export const noImages = Object.fromEntries(Object.keys(allImages).map((place) => [place, null]));
