/**
 * Readers for replies: each takes an unknown value and gives a typed one, or throws an error that names the field.
 * A reader is also an endpoint's `parse`: `parse: readGame`.
 */
export type Reader<T> = (value: unknown, path?: string) => T;

/** Reads one field of an object: `field('units', readNumber)`. */
export type FieldReader = <T>(name: string, reader: Reader<T>) => T;

/** A reply that is not of the promised shape. The message names the field: `reply.games[2].slug is not a text`. */
export class UnreadableResponseError extends Error {
  constructor(path: string, wanted: string) {
    super(`${path} is not ${wanted}`);
    this.name = 'UnreadableReplyError';
  }
}

/** What the whole reply is called in errors. */
export const root = 'reply';

/** Any text, the empty one too. */
export const readString: Reader<string> = (value, path = root) => {
  if (typeof value !== 'string') throw new UnreadableResponseError(path, 'a text');
  return value;
};

/** A finite number. */
export const readNumber: Reader<number> = (value, path = root) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new UnreadableResponseError(path, 'a number');
  return value;
};

/** True or false. */
export const readBoolean: Reader<boolean> = (value, path = root) => {
  if (typeof value !== 'boolean') throw new UnreadableResponseError(path, 'true or false');
  return value;
};

/**
 * A moment as ISO-8601 UTC with milliseconds, whatever number of fractional digits the wire has (it has seven).
 * A moment without a zone is UTC.
 */
export const readInstant: Reader<string> = (value, path = root) => {
  const text = readString(value, path);
  const zoned = /(Z|[+-]\d\d:?\d\d)$/i.test(text) || !text.includes('T') ? text : `${text}Z`;
  const time = Date.parse(zoned.replace(/(\.\d{3})\d+/, '$1'));
  if (Number.isNaN(time)) throw new UnreadableResponseError(path, 'a moment');
  return new Date(time).toISOString();
};

/** A web address, or null for none: absent, null and "" mean none, and so does any scheme but http and https. */
export const readLink: Reader<string | null> = (value, path = root) => {
  if (value === undefined || value === null || value === '') return null;
  const text = readString(value, path);
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
};

/** One of a fixed list of texts. */
export const readOneOf =
  <const T extends string>(choices: readonly T[]): Reader<T> =>
  (value, path = root) => {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) throw new UnreadableResponseError(path, `one of ${choices.join(', ')}`);
    return found;
  };

/** A list whose items are all readable. */
export const readList =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value, path = root) => {
    if (!Array.isArray(value)) throw new UnreadableResponseError(path, 'a list');
    return value.map((item: unknown, index) => reader(item, `${path}[${index}]`));
  };

/** An object, read field by field. */
export const readObject =
  <T>(build: (field: FieldReader) => T): Reader<T> =>
  (value, path = root) => {
    if (!isRecord(value)) throw new UnreadableResponseError(path, 'an object');
    return build((name, reader) => reader(value[name], `${path}.${name}`));
  };

/** An object whose keys are data, all values alike. */
export const readRecord =
  <T>(reader: Reader<T>): Reader<Record<string, T>> =>
  (value, path = root) => {
    if (!isRecord(value)) throw new UnreadableResponseError(path, 'an object');
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, reader(item, `${path}.${key}`)]));
  };

/** Null where the field is absent or null. */
export const orNull = <T>(reader: Reader<T>): Reader<T | null> => orElse<T | null>(reader, null);

/** Undefined where the field is absent: it was not asked for. */
export const orAbsent =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (value, path = root) =>
    value === undefined ? undefined : reader(value, path);

/** A stand-in where the field is absent or null. */
export const orElse =
  <T>(reader: Reader<T>, fallback: T): Reader<T> =>
  (value, path = root) =>
    value === undefined || value === null ? fallback : reader(value, path);

/** What was read, turned into something else. */
export const mapped =
  <From, To>(reader: Reader<From>, change: (value: From) => To): Reader<To> =>
  (value, path = root) =>
    change(reader(value, path));

/** For replies that say nothing beyond that the call succeeded. */
export const readNothing: Reader<null> = () => null;

/** Data this product hands on without looking inside. */
export const readAnything: Reader<unknown> = (value) => value;

/** True for an object that is not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
