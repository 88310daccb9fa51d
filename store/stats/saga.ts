import { put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { getStatsOverview } from '../../services/clubWebsite/stats';
import { getStats } from '../../services/console/console';
import { playerReturned } from '../session/events';
import { callService } from '../support/callService';
import { refreshOn } from '../support/refreshOn';
import { safely } from '../support/safely';
import { statsFailed, statsFetched, statsRequested } from './slice';

function* fetchStats({ payload: { spaceId } }: ReturnType<typeof statsRequested>): SagaGenerator<void> {
  const cards = spaceId === null ? callService(getStatsOverview, {}) : callService(getStats, { spaceId });
  yield* put(statsFetched(yield* cards));
}

export function* statsSaga(): SagaGenerator<void> {
  yield* takeLatest(statsRequested, safely(fetchStats, statsFailed));
  yield* refreshOn(
    [playerReturned],
    ({ stats }) => stats,
    ({ spaceId }) => statsRequested({ spaceId }),
  );
}
