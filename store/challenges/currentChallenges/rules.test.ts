import { buildCurrentChallenge } from '../../../services/testing/visitorBuilders';
import { inRoundsOfGames, untouched } from './rules';

const challenge = (challengeId: string, spaceId: string) => buildCurrentChallenge({ challengeId, spaceId });

test.each([
  ['one of each game first', ['a1', 'a2', 'b1', 'b2', 'c1'], ['a1', 'b1', 'c1', 'a2', 'b2']],
  ['a game alone keeps its order', ['a1', 'a2', 'a3'], ['a1', 'a2', 'a3']],
  ['nothing', [], []],
])('%s', (_what, given, expected) => {
  const challenges = given.map((id) => challenge(id, id.charAt(0)));

  expect(inRoundsOfGames(challenges).map(({ challengeId }) => challengeId)).toEqual(expected);
});

test.each([
  ['weekly', 'available'],
  ['special', 'active'],
  ['classic', 'active'],
] as const)('a %s challenge that nobody touched is %s', (type, status) => {
  const untouchedOne = untouched(buildCurrentChallenge({ type }));

  expect(untouchedOne).toMatchObject({ status, progress: 0, contribution: null, reward: { units: 60 } });
  expect(untouchedOne.reward).toEqual({ units: 60, xp: 1200, items: [] });
  expect(untouchedOne.thresholds).toEqual([
    { value: 3, units: 10, xp: 200, reached: false },
    { value: 6, units: 20, xp: 400, reached: false },
    { value: 9, units: 30, xp: 600, reached: false },
  ]);
});
