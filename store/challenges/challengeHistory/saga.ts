import { all, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { getChallengeHistory } from '../../../services/club/challengeHistory';
import { toFailure } from '../../../services/http/errors';
import { challengeBanked } from '../slice';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import { selectPastChallenges, selectScopesOfHistory } from './selectors';
import { historyFailed, historyFetched, historyRequested, moreHistoryRequested } from './slice';

/** Challenges fetched at once. */
export const historyPageSize = 10;

type Wanted = ReturnType<typeof historyRequested | typeof moreHistoryRequested>;

function* fetchHistory(action: Wanted): SagaGenerator<void> {
  const { spaceId } = action.payload;
  const { challenges } = yield* select(selectPastChallenges, spaceId);
  const offset = moreHistoryRequested.match(action) ? challenges.length : 0;
  try {
    const page = yield* callService(getChallengeHistory, {
      spaceId: spaceId ?? undefined,
      offset,
      limit: historyPageSize,
    });
    yield* put(historyFetched({ ...page, spaceId, offset }));
  } catch (error) {
    yield* put(historyFailed({ spaceId, failure: toFailure(error) }));
  }
}

/** A history that nobody has looked at needs no refreshing. */
function* refreshHistory(): SagaGenerator<void> {
  const scopes = yield* select(selectScopesOfHistory);
  yield* all(scopes.map((scope) => put(historyRequested(scope))));
}

export function* challengeHistorySaga(): SagaGenerator<void> {
  yield* takeEvery([historyRequested, moreHistoryRequested], safely(fetchHistory));
  yield* takeLatest(challengeBanked, safely(refreshHistory));
}
