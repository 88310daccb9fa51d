import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { getChallengeHistory } from '../../../services/club/challengeHistory';
import { challengesBanked } from '../slice';
import { callService } from '../../support/callService';
import { refreshOn } from '../../support/refreshOn';
import { safely } from '../../support/safely';
import { selectPastChallenges } from './selectors';
import { historyFailed, historyFetched, historyRequested, moreHistoryRequested } from './slice';

const historyPageSize = 10;

type Wanted = ReturnType<typeof historyRequested | typeof moreHistoryRequested>;

function* fetchHistory(action: Wanted): SagaGenerator<void> {
  const { spaceId } = action.payload;
  const { challenges } = yield* select(selectPastChallenges, spaceId);
  const offset = moreHistoryRequested.match(action) ? challenges.length : 0;
  const page = yield* callService(getChallengeHistory, {
    spaceId: spaceId ?? undefined,
    offset,
    limit: historyPageSize,
  });
  yield* put(historyFetched({ ...page, spaceId, offset }));
}

export function* challengeHistorySaga(): SagaGenerator<void> {
  yield* takeEvery(
    [historyRequested, moreHistoryRequested],
    safely(fetchHistory, (failure, { payload }) => historyFailed({ ...payload, failure })),
  );
  yield* refreshOn(
    challengesBanked,
    ({ challengeHistory }) => Object.values(challengeHistory),
    ({ spaceId }) => historyRequested({ spaceId }),
  );
}
