import * as fc from 'fast-check';
import { moved, reapply } from './rules';

const list = (text: string) => text.split('').filter((badge) => badge !== ' ');

describe('a change merged with a list that was changed elsewhere', () => {
  test.each([
    ['nothing changed elsewhere', 'abc', 'acd', 'abc', 'acd'],
    ['what they put in comes last', 'ab', 'abx', 'aby', 'abxy'],
    ['what they took out is out', 'abc', 'abcx', 'ac', 'acx'],
    ['what the player took out is out', 'abc', 'ac', 'abcy', 'acy'],
    ['what both put in is there once', 'a', 'ax', 'ax', 'ax'],
    ['the player’s order holds', 'abc', 'cba', 'acb', 'cba'],
    ['their order holds where the player moved nothing', 'abc', 'abcx', 'cab', 'cabx'],
    ['their order holds where the player moved nothing, also without what they took out', 'abc', 'abcx', 'cb', 'cbx'],
    ['the player took all out', 'ab', '', 'ab', ''],
    ['the slots are full: theirs goes', 'abc', 'abcxz', 'abcy', 'abcxz'],
  ])('%s: %s, the player %s, they %s: %s', (_, base, mine, theirs, result) => {
    const lists = { base: list(base), mine: list(mine), theirs: list(theirs) };
    expect(reapply(lists, 5)).toEqual(list(result));
  });

  it('never holds a badge twice, one that was not chosen, or more than the slots', () => {
    const badges = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 5 });
    fc.assert(
      fc.property(badges, badges, badges, fc.integer({ min: 1, max: 5 }), (base, mine, theirs, slots) => {
        const result = reapply({ base, mine, theirs }, slots);
        expect(new Set(result).size).toBe(result.length);
        expect(result.length).toBeLessThanOrEqual(slots);
        expect(result.every((id) => mine.includes(id) || theirs.includes(id))).toBe(true);
      }),
    );
  });
});

test.each([
  ['to the left', 2, 1, 'acb'],
  ['to the right', 0, 2, 'bca'],
  ['to the first place', 2, 0, 'cab'],
  ['nowhere', 1, 1, 'abc'],
  ['before the first', 0, -1, 'abc'],
  ['after the last', 0, 3, 'abc'],
  ['from nowhere', 7, 0, 'abc'],
])('a badge moves %s', (_, from, to, result) => {
  expect(moved(list('abc'), from, to)).toEqual(list(result));
});
