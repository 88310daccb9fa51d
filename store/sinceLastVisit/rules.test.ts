import { isNews, type PlayerStatus, progressBetween } from './rules';

const before: PlayerStatus = { units: 100, level: 3, xp: 900, badges: ['first'] };

it('an unknown balance before is no gain, however high the balance is', () => {
  expect(progressBetween({ ...before, units: null }, before).units).toBe(0);
});

it.each<[string, Partial<PlayerStatus>, object, boolean]>([
  ['nothing', {}, { units: 0, xp: 0, level: null, badges: [] }, false],
  ['XP alone', { xp: 950 }, { xp: 50 }, false],
  ['Units', { units: 130 }, { units: 30 }, true],
  ['spent Units', { units: 20 }, { units: 0 }, false],
  ['an unknown balance', { units: null }, { units: 0 }, false],
  ['a level', { level: 5 }, { level: 5 }, true],
  ['a badge', { badges: ['first', 'second'] }, { badges: ['second'] }, true],
])('%s', (_what, changes, expected, hasNews) => {
  const progress = progressBetween(before, { ...before, ...changes });

  expect(progress).toMatchObject(expected);
  expect(isNews(progress)).toBe(hasNews);
});
