import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getLeaderboard } from '../../../services/account/leaderboard';
import { avatarImageUrl } from '../../../services/avatar/avatarImage';
import { toFailure } from '../../../services/http/errors';
import { friendRemoved, friendshipMade } from '../slice';
import type { RootState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { getDependencies } from '../../support/dependencies';
import { safely } from '../../support/safely';
import { leaderboardFailed, leaderboardFetched, leaderboardRequested } from './slice';

function* fetchLeaderboard(): SagaGenerator<void> {
  const { environment } = yield* getDependencies();
  try {
    const { scores, ...rest } = yield* callService(getLeaderboard, null);
    const known = scores.map((score) => ({
      ...score,
      avatarUrl: score.avatarUrl ?? avatarImageUrl(environment, score.pid),
    }));
    yield* put(leaderboardFetched({ ...rest, scores: known }));
  } catch (error) {
    yield* put(leaderboardFailed(toFailure(error)));
  }
}

/** Other friends, other places. */
function* refresh(): SagaGenerator<void> {
  const { status } = yield* select(({ leaderboard }: RootState) => leaderboard);
  if (status !== 'idle') yield* put(leaderboardRequested());
}

export function* leaderboardSaga(): SagaGenerator<void> {
  yield* takeLatest(leaderboardRequested, safely(fetchLeaderboard));
  yield* takeLatest([friendshipMade, friendRemoved], safely(refresh));
}
