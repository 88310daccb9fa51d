import { differs, isOwned, sampleGame } from './rules';

it('has a sample game with the numbers of spec 4', () => {
  expect(sampleGame).toMatchObject({
    status: 'comingSoon',
    owned: false,
    isReleased: false,
    rewardsAvailable: 47,
    rewardsOwned: 7,
    unitsAvailable: 470,
    unitsOwned: 30,
    badgesAvailable: 5,
    badgesOwned: 2,
  });
  expect(sampleGame.friendsPlayingGame).toHaveLength(4);
});

test.each([
  [{ owned: false }, false],
  [{ owned: true }, true],
  [{}, true],
  [null, true],
])('%j is owned: %s, true unless explicitly false (spec 3)', (game, owned) => {
  expect(isOwned(game)).toBe(owned);
});

test.each([
  ['the same', { slug: 'a', platform: 'PC' }, false],
  ['the same, written otherwise', { slug: 'a', platform: 'pc' }, false],
  ['another slug', { slug: 'b', platform: 'PC' }, true],
  ['another platform', { slug: 'a', platform: 'PS4' }, true],
])('%s address', (_, address, different) => {
  expect(differs({ slug: 'a', platform: 'PC' }, address)).toBe(different);
});
