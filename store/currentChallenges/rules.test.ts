import { buildCurrentChallenge } from '../../services/testing/visitorBuilders';
import { roundTheGames } from './rules';

const challenge = (challengeId: string, spaceId: string) => buildCurrentChallenge({ challengeId, spaceId });

test.each([
  ['one of each game first', ['a1', 'a2', 'b1', 'b2', 'c1'], ['a1', 'b1', 'c1', 'a2', 'b2']],
  ['a game alone keeps its order', ['a1', 'a2', 'a3'], ['a1', 'a2', 'a3']],
  ['nothing', [], []],
])('%s', (_what, given, expected) => {
  const challenges = given.map((id) => challenge(id, id.charAt(0)));

  expect(roundTheGames(challenges).map(({ challengeId }) => challengeId)).toEqual(expected);
});
