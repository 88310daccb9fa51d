import { ServiceError } from './errors';
import {
  isRecord,
  mapped,
  orAbsent,
  orElse,
  orNull,
  readBoolean,
  readLink,
  readList,
  readListIn,
  readInstant,
  readNumber,
  readObject,
  readOneOf,
  readRecord,
  readString,
  type Reader,
  unlessError,
  UnreadableResponseError,
} from './parse';

const readGameList = readObject((field) => ({
  name: field('name', readString),
  games: field('games', readList(readObject((game) => ({ slug: game('slug', readString) })))),
}));

describe('readers', () => {
  it('keeps only the fields that are read', () => {
    expect(readGameList({ name: 'Owned', games: [{ slug: 'halcyon-orbit', extra: 1 }], more: true })).toEqual({
      name: 'Owned',
      games: [{ slug: 'halcyon-orbit' }],
    });
  });

  test.each([
    ['a missing field', { games: [] }, 'reply.name is not a text'],
    ['a wrong item', { name: '', games: [{ slug: 'a' }, { slug: 7 }] }, 'reply.games[1].slug is not a text'],
    ['no list', { name: '', games: {} }, 'reply.games is not a list'],
    ['no object', [], 'reply is not an object'],
  ])('names the field of %s', (_, json, message) => {
    expect(() => readGameList(json)).toThrow(message);
  });

  test.each([
    ['numbers', () => readNumber('7'), 'reply is not a number'],
    ['finite numbers', () => readNumber(Infinity), 'reply is not a number'],
    ['numbers that are one', () => readNumber(NaN), 'reply is not a number'],
    ['objects', () => readGameList(null), 'reply is not an object'],
    ['records', () => readRecord(readNumber)([1]), 'reply is not an object'],
    ['texts of instants', () => readInstant(20260305), 'reply is not a text'],
    ['texts of links', () => readLink(7), 'reply is not a text'],
    ['booleans', () => readBoolean(0), 'reply is not true or false'],
    ['choices', () => readOneOf(['weekly', 'classic'])('daily'), 'reply is not one of weekly, classic'],
    ['moments', () => readInstant('soon'), 'reply is not a moment'],
    ['values of records', () => readRecord(readNumber)({ a: 1, b: '2' }), 'reply.b is not a number'],
  ])('is strict about %s', (_, read, message) => {
    expect(read).toThrow(message);
  });

  test.each([
    ['2026-03-05T11:28:49.0783145Z', '2026-03-05T11:28:49.078Z'],
    ['2026-03-05T11:28:49', '2026-03-05T11:28:49.000Z'],
    ['2026-03-05T13:28:49+02:00', '2026-03-05T11:28:49.000Z'],
    ['2026-03-05T06:28:49-0500', '2026-03-05T11:28:49.000Z'],
    ['2026-03-05T11:28:49z', '2026-03-05T11:28:49.000Z'],
    ['2026-03-05T11:28:49.0783145', '2026-03-05T11:28:49.078Z'],
    ['2026-03-05', '2026-03-05T00:00:00.000Z'],
    ['+002026-03-05T11:28:49', '2026-03-05T11:28:49.000Z'],
  ])('reads the instant %s', (text, iso) => {
    expect(readInstant(text)).toBe(iso);
  });

  test.each([
    ['https://club.example/a', 'https://club.example/a'],
    ['', null],
    [null, null],
    [undefined, null],
    ['http://club.example/a', 'http://club.example/a'],
    ['javascript:alert(1)', null],
    ['xhttps://club.example/a', null],
    ['not an address', null],
  ])('reads the link %s as %s', (text, link) => {
    expect(readLink(text)).toBe(link);
  });

  it('uses a fallback for an absent value', () => {
    expect(orNull(readString)(undefined)).toBeNull();
    expect(orElse(readNumber, 0)(null)).toBe(0);
    expect(orElse(readNumber, 0)(5)).toBe(5);
    expect(orAbsent(readNumber)(undefined)).toBeUndefined();
    expect(orAbsent(readNumber)(5)).toBe(5);
    expect(mapped(readString, (text) => text.toUpperCase())('common')).toBe('COMMON');
  });

  it('reads records and the list in a field', () => {
    expect(readRecord(readNumber)({ wins: 3, losses: 1 })).toEqual({ wins: 3, losses: 1 });
    expect(readListIn('slugs', readString)({ slugs: ['saltwatch'], total: 1 })).toEqual(['saltwatch']);
  });

  it.each<[string, Reader<unknown>]>([
    ['a fallback', orElse(readNumber, 0)],
    ['null', orNull(readNumber)],
    ['nothing', orAbsent(readNumber)],
    ['a conversion', mapped(readNumber, String)],
    ['an error instead', unlessError(readNumber)],
    ['a list', mapped(readList(readNumber), ([first]) => first)],
    ['a choice', readOneOf(['a'])],
    ['an instant', readInstant],
    ['a link', readLink],
    ['a record', readRecord(readNumber)],
    ['a boolean', readBoolean],
  ])('names a wrong field that may be %s', (_case, reader) => {
    const read = readObject((field) => field('value', reader));
    expect(() => read({ value: Symbol('wrong') })).toThrow(/^reply\.value is not /);
    expect(() => read({ value: Symbol('wrong') })).toThrow(UnreadableResponseError);
  });

  it('is reported by the name of the error', () => {
    expect(String(new UnreadableResponseError('reply.units', 'a number'))).toBe(
      'UnreadableResponseError: reply.units is not a number',
    );
  });

  it('does not take null for a field that is only absent', () => {
    expect(() => orAbsent(readNumber)(null)).toThrow('reply is not a number');
  });
});

describe('a response that may carry an error', () => {
  const read = unlessError(readObject((field) => field('units', readNumber)));

  it.each([
    ['with a message', { errorCode: 1003, message: 'No such game', units: 5 }, 'No such game'],
    ['without a message', { errorCode: 1003 }, ''],
  ])('rejects with the code of the error %s', (_case, response, message) => {
    let thrown: unknown;
    try {
      read(response);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(ServiceError);
    expect(thrown).toMatchObject({ message, status: 200, errorCode: 1003 });
  });

  it.each([
    ['none', { units: 5 }],
    ['a code that is no number', { units: 5, errorCode: '1003' }],
  ])('is read with %s', (_case, response) => {
    expect(read(response)).toBe(5);
  });

  it('names the field of a message that is no text', () => {
    expect(() => read({ errorCode: 1003, message: 7 })).toThrow('reply.message is not a text');
  });

  it('is no error where it is not an object', () => {
    expect(unlessError(readList(readNumber))([1])).toEqual([1]);
  });
});

test.each([
  [{}, true],
  [[], false],
  [null, false],
  ['text', false],
  [undefined, false],
])('%j is a record: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
