import { buildGame } from '../../services/testing/builders';
import { notOwnedBesideReleases, ownedBesideLastPlayed, splitLastPlayed } from './rules';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((spaceId) => buildGame({ spaceId }));
const games = [a, b, c, d].flatMap((game) => game ?? []);

const idsOf = (list: { spaceId: string }[]) => list.map(({ spaceId }) => spaceId).join('');

describe('the catalog rules (spec 4, Game lists)', () => {
  it('make the first last played game the main one, and the rest the list', () => {
    const { main, others } = splitLastPlayed(games);

    expect(main?.spaceId).toBe('a');
    expect(idsOf(others)).toBe('bcd');
    expect(splitLastPlayed([])).toEqual({ main: null, others: [] });
  });

  it('leave the first two last played games out of the owned ones', () => {
    expect(idsOf(ownedBesideLastPlayed(games, games))).toBe('cd');
    expect(idsOf(ownedBesideLastPlayed(games, games.slice(0, 1)))).toBe('bcd');
    expect(idsOf(ownedBesideLastPlayed(games, []))).toBe('abcd');
  });

  it('leave the latest releases out of the games that are not owned', () => {
    expect(idsOf(notOwnedBesideReleases(games, games.slice(1, 4)))).toBe('a');
  });
});
