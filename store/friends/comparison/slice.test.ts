import { buildGame } from '../../../services/testing/builders';
import { buildUserProfile } from '../../support/testing/builders';
import { comparisonFetched, comparisonReducer, comparisonRequested } from './slice';

const [profile, games] = [buildUserProfile(), [buildGame()]];
const compared = [comparisonRequested('ansel'), comparisonFetched({ profile, games })].reduce(
  comparisonReducer,
  comparisonReducer(undefined, { type: 'nothing' }),
);

it.each([
  ['of the same friend stays while it is fetched again', 'ansel', profile, games],
  ['of another friend does not show', 'brisa', null, []],
])('the data %s', (_case, pid, shownProfile, shownGames) => {
  expect(compared).toEqual({ status: 'loaded', failure: null, pid: 'ansel', profile, games });
  expect(comparisonReducer(compared, comparisonRequested(pid))).toEqual({
    status: 'loading',
    failure: null,
    pid,
    profile: shownProfile,
    games: shownGames,
  });
});
