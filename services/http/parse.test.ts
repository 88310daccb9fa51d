import { ServiceError } from './errors';
import * as read from './parse';

const readGameList = read.object({
  name: read.string,
  games: read.list(read.object({ slug: read.string })),
});

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
    ['numbers', () => read.number('7'), 'reply is not a number'],
    ['finite numbers', () => read.number(Infinity), 'reply is not a number'],
    ['numbers that are one', () => read.number(NaN), 'reply is not a number'],
    ['objects', () => readGameList(null), 'reply is not an object'],
    ['records', () => read.record(read.number)([1]), 'reply is not an object'],
    ['texts of instants', () => read.instant(20260305), 'reply is not a text'],
    ['texts of links', () => read.link(7), 'reply is not a text'],
    ['booleans', () => read.boolean(0), 'reply is not true or false'],
    ['choices', () => read.oneOf(['weekly', 'classic'])('daily'), 'reply is not one of weekly, classic'],
    ['moments', () => read.instant('soon'), 'reply is not a moment'],
    ['values of records', () => read.record(read.number)({ a: 1, b: '2' }), 'reply.b is not a number'],
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
    expect(read.instant(text)).toBe(iso);
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
    expect(read.link(text)).toBe(link);
  });

  it('uses a fallback for an absent value', () => {
    expect(read.orNull(read.string)(undefined)).toBeNull();
    expect(read.orElse(read.number, 0)(null)).toBe(0);
    expect(read.orElse(read.number, 0)(5)).toBe(5);
    expect(read.mapped(read.string, (text) => text.toUpperCase())('common')).toBe('COMMON');
  });

  it('reads records and the list in a field', () => {
    expect(read.record(read.number)({ wins: 3, losses: 1 })).toEqual({ wins: 3, losses: 1 });
    expect(read.listIn('slugs', read.string)({ slugs: ['saltwatch'], total: 1 })).toEqual(['saltwatch']);
  });

  it.each<[string, read.Reader<unknown>]>([
    ['a fallback', read.orElse(read.number, 0)],
    ['null', read.orNull(read.number)],
    ['a conversion', read.mapped(read.number, String)],
    ['an error instead', read.unlessError(read.number)],
    ['a list', read.mapped(read.list(read.number), ([first]) => first)],
    ['a choice', read.oneOf(['a'])],
    ['an instant', read.instant],
    ['a link', read.link],
    ['a record', read.record(read.number)],
    ['a boolean', read.boolean],
  ])('names a wrong field that may be %s', (_case, reader) => {
    const readWrong = () => read.inField('value', reader)({ value: Symbol('wrong') });
    expect(readWrong).toThrow(/^reply\.value is not /);
    expect(readWrong).toThrow(read.UnreadableResponseError);
  });

  it('is reported by the name of the error', () => {
    expect(String(new read.UnreadableResponseError('reply.units', 'a number'))).toBe(
      'UnreadableResponseError: reply.units is not a number',
    );
  });

  it('does not take null for a field that is only absent', () => {});
});

describe('a response that may carry an error', () => {
  const readUnits = read.unlessError(read.fields((field) => field('units', read.number)));

  it.each([
    ['with a message', { errorCode: 1003, message: 'No such game', units: 5 }, 'No such game'],
    ['without a message', { errorCode: 1003 }, ''],
  ])('rejects with the code of the error %s', (_case, response, message) => {
    let thrown: unknown;
    try {
      readUnits(response);
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
    expect(readUnits(response)).toBe(5);
  });

  it('names the field of a message that is no text', () => {
    expect(() => readUnits({ errorCode: 1003, message: 7 })).toThrow('reply.message is not a text');
  });

  it('is no error where it is not an object', () => {
    expect(read.unlessError(read.list(read.number))([1])).toEqual([1]);
  });
});

test.each([
  [{}, true],
  [[], false],
  [null, false],
  ['text', false],
  [undefined, false],
])('%j is a record: %s', (value, expected) => {
  expect(read.isRecord(value)).toBe(expected);
});
