import { badgeListViolation } from './badges';

const owned = ['helmsman', 'night-owl', 'founder'];

it.each([
  ['none', [], null],
  ['two owned ones', ['helmsman', 'founder'], null],
  ['as many as there are slots', owned, null],
  ['more than there are slots', [...owned, 'helmsman'], 'there are 3 slots'],
  ['one of them twice', ['helmsman', 'helmsman'], 'a badge is named twice'],
  ['one that is not owned', ['helmsman', 'legend'], 'a badge is not owned'],
])('a player who shows %s', (_case, badgeList, violation) => {
  expect(badgeListViolation(badgeList, owned, 3)).toBe(violation);
});
