import { put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { getLeaderboard } from '../../../services/account/leaderboard';
import { givesAvatars } from '../givesAvatars';
import { friendRemoved, friendshipMade } from '../slice';
import { callService } from '../../support/callService';
import { refreshOn } from '../../support/refreshOn';
import { safely } from '../../support/safely';
import { leaderboardFailed, leaderboardFetched, leaderboardRequested } from './slice';

function* fetchLeaderboard(): SagaGenerator<void> {
  const { scores, ...rest } = yield* callService(getLeaderboard, null);
  yield* put(leaderboardFetched({ ...rest, scores: scores.map(yield* givesAvatars()) }));
}

export function* leaderboardSaga(): SagaGenerator<void> {
  yield* takeLatest(leaderboardRequested, safely(fetchLeaderboard, leaderboardFailed));
  yield* refreshOn(
    [friendshipMade, friendRemoved],
    ({ leaderboard }) => [leaderboard],
    () => leaderboardRequested(),
  );
}
