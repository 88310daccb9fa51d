import { ServiceError } from './errors';

/**
 * Readers for responses: each takes an unknown value and returns a typed one, or throws an error that names the field.
 * A reader is also an endpoint's `parse`: `parse: readGame`. Import them as `read`, as in `read.list(read.string)`.
 */
export type Reader<T> = (value: unknown, path?: string) => T;

/** `field('units', number)`. */
export type FieldReader = <T>(name: string, reader: Reader<T>) => T;

/** A response of an unexpected shape. The message names the field: `reply.games[2].slug is not a text`. */
export class UnreadableResponseError extends Error {
  constructor(path: string, wanted: string) {
    super(`${path} is not ${wanted}`);
    this.name = 'UnreadableResponseError';
  }
}

const root = 'reply';

/** The empty text too. */
export const string: Reader<string> = (value, path = root) => {
  if (typeof value !== 'string') throw new UnreadableResponseError(path, 'a text');
  return value;
};

export const number: Reader<number> = (value, path = root) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new UnreadableResponseError(path, 'a number');
  return value;
};

export const boolean: Reader<boolean> = (value, path = root) => {
  if (typeof value !== 'boolean') throw new UnreadableResponseError(path, 'true or false');
  return value;
};

/**
 * An instant as ISO 8601 in UTC with milliseconds; the wire has seven fractional digits. Without a zone it is UTC.
 */
export const instant: Reader<string> = (value, path = root) => {
  const text = string(value, path);
  const zoned = /(Z|[+-]\d\d:?\d\d)$/i.test(text) || !text.includes('T') ? text : `${text}Z`;
  const time = Date.parse(zoned.replace(/(\.\d{3})\d+/, '$1'));
  if (Number.isNaN(time)) throw new UnreadableResponseError(path, 'a moment');
  return new Date(time).toISOString();
};

/** An http or https URL; null for an absent or empty value and for any other scheme. */
export const link: Reader<string | null> = (value, path = root) => {
  if (value === undefined || value === null) return null;
  const text = string(value, path);
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
};

export const oneOf =
  <const T extends string>(choices: readonly T[]): Reader<T> =>
  (value, path = root) => {
    const match = choices.find((choice) => choice === value);
    if (match === undefined) throw new UnreadableResponseError(path, `one of ${choices.join(', ')}`);
    return match;
  };

export const list =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value, path = root) => {
    if (!Array.isArray(value)) throw new UnreadableResponseError(path, 'a list');
    return value.map((item: unknown, index) => reader(item, `${path}[${index}]`));
  };

/** For fields that have other names on the wire. */
export const fields =
  <T>(build: (field: FieldReader) => T): Reader<T> =>
  (value, path = root) => {
    if (!isRecord(value)) throw new UnreadableResponseError(path, 'an object');
    return build((name, reader) => reader(value[name], `${path}.${name}`));
  };

type Shape<T> = { [Name in keyof T]: Reader<T[Name]> };

/** `object({ units: number })`. */
export function object<T>(shape: Shape<T>): Reader<T>;
export function object(shape: Record<string, Reader<unknown>>): Reader<Record<string, unknown>> {
  return fields((field) =>
    Object.fromEntries(Object.entries(shape).map(([name, reader]) => [name, field(name, reader)])),
  );
}

/** `{unread: 3}` as 3. */
export const inField = <T>(name: string, reader: Reader<T>) => fields((field) => field(name, reader));

/** The keys are data, all values alike. */
export const record =
  <T>(reader: Reader<T>): Reader<Record<string, T>> =>
  (value, path = root) => {
    if (!isRecord(value)) throw new UnreadableResponseError(path, 'an object');
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, reader(item, `${path}.${key}`)]));
  };

export const orNull = <T>(reader: Reader<T>): Reader<T | null> => orElse<T | null>(reader, null);

export const orElse =
  <T>(reader: Reader<T>, fallback: T): Reader<T> =>
  (value, path = root) =>
    value === undefined || value === null ? fallback : reader(value, path);

/** For an object that may have no fields: an absent one is read as an empty one. */
export const orEmpty =
  <T>(reader: Reader<T>): Reader<T> =>
  (value, path) =>
    reader(value ?? {}, path);

export const mapped =
  <From, To>(reader: Reader<From>, change: (value: From) => To): Reader<To> =>
  (value, path = root) =>
    change(reader(value, path));

export const text = orElse(string, '');

export const optionalText = orNull(string);

export const texts = orElse(list(string), []);

/** 0 if absent. */
export const counter = orElse(number, 0);

export const flag = orElse(boolean, false);

export const optionalInstant = orNull(instant);

/** `{games: [...]}` as a list. */
export const listIn = <T>(name: string, reader: Reader<T>) => inField(name, list(reader));

/** Rejects a response that carries an errorCode, whatever its status (spec 7, iplocation; spec 8, console login). */
export const unlessError =
  <T>(reader: Reader<T>): Reader<T> =>
  (value, path = root) => {
    if (isRecord(value) && typeof value.errorCode === 'number') {
      const message = text(value.message, `${path}.message`);
      throw new ServiceError({ message, status: 200, errorCode: value.errorCode });
    }
    return reader(value, path);
  };

export const constant =
  <const T>(value: T): Reader<T> =>
  () =>
    value;

export const nothing = constant(null);

export const anything: Reader<unknown> = (value) => value;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
