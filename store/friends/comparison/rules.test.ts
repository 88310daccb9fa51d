import { buildGame } from '../../../services/testing/builders';
import { gamesInCommon } from './rules';

const played = (title: string, secondsPlayed: number) => buildGame({ spaceId: `space-${title}`, title, secondsPlayed });

it('has the games of both, the most played together first, then by title', () => {
  const mine = [
    played('Quiet', 10),
    played('Alone', 900),
    played('Zenith', 50),
    played('Busy', 30),
    played('Atlas', 20),
  ];
  const theirs = [
    played('Atlas', 40),
    played('Busy', 300),
    played('Zenith', 10),
    played('Quiet', 10),
    played('Other', 9),
  ];

  const common = gamesInCommon(mine, theirs, 'en-US');

  expect(common.map(({ title, mine: own, theirs: others }) => [title, own, others])).toEqual([
    ['Busy', 30, 300],
    ['Atlas', 20, 40],
    ['Zenith', 50, 10],
    ['Quiet', 10, 10],
  ]);
  expect(common[0]).toMatchObject({ spaceId: 'space-Busy', images: buildGame().images });
});
