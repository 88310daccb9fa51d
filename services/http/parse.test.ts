import {
  mapped,
  orElse,
  orNull,
  readBoolean,
  readLink,
  readList,
  readInstant,
  readNumber,
  readObject,
  readOneOf,
  readRecord,
  readString,
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
    ['2026-03-05', '2026-03-05T00:00:00.000Z'],
  ])('reads the instant %s', (text, iso) => {
    expect(readInstant(text)).toBe(iso);
  });

  test.each([
    ['https://club.example/a', 'https://club.example/a'],
    ['', null],
    [null, null],
    [undefined, null],
    ['javascript:alert(1)', null],
    ['not an address', null],
  ])('reads the link %s as %s', (text, link) => {
    expect(readLink(text)).toBe(link);
  });

  it('uses a fallback for an absent value', () => {
    expect(orNull(readString)(undefined)).toBeNull();
    expect(orElse(readNumber, 0)(null)).toBe(0);
    expect(orElse(readNumber, 0)(5)).toBe(5);
    expect(mapped(readString, (text) => text.toUpperCase())('common')).toBe('COMMON');
  });
});
