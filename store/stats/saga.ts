import { put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { getStatsOverview } from '../../services/clubWebsite/endpoints';
import { getStats } from '../../services/console/endpoints';
import { callService } from '../support/callService';
import { safely } from '../support/safely';
import { statsFailed, statsFetched, statsRequested } from './slice';

/** All statistics of a game, or the overview across games. */
function* fetchStats({ payload: { spaceId } }: ReturnType<typeof statsRequested>): SagaGenerator<void> {
  const cards = spaceId === null ? callService(getStatsOverview, {}) : callService(getStats, { spaceId });
  yield* put(statsFetched(yield* cards));
}

export function* statsSaga(): SagaGenerator<void> {
  yield* takeLatest(statsRequested, safely(fetchStats, statsFailed));
}
