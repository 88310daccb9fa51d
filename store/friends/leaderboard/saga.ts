import { put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { getLeaderboard } from '../../../services/account/leaderboard';
import { avatarImageUrl } from '../../../services/avatar/avatarImage';
import { friendRemoved, friendshipMade } from '../slice';
import { callService } from '../../support/callService';
import { getDependencies } from '../../support/dependencies';
import { refreshOn } from '../../support/refreshOn';
import { safely } from '../../support/safely';
import { leaderboardFailed, leaderboardFetched, leaderboardRequested } from './slice';

function* fetchLeaderboard(): SagaGenerator<void> {
  const { environment } = yield* getDependencies();
  const { scores, ...rest } = yield* callService(getLeaderboard, null);
  const known = scores.map((score) => ({
    ...score,
    avatarUrl: score.avatarUrl ?? avatarImageUrl(environment, score.pid),
  }));
  yield* put(leaderboardFetched({ ...rest, scores: known }));
}

export function* leaderboardSaga(): SagaGenerator<void> {
  yield* takeLatest(leaderboardRequested, safely(fetchLeaderboard, leaderboardFailed));
  yield* refreshOn(
    [friendshipMade, friendRemoved],
    ({ leaderboard }) => [leaderboard],
    () => leaderboardRequested(),
  );
}
