import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getRewardCatalog } from '../../../services/club/rewardCatalog';
import type { RootState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import { catalogPageSize, filterChosen, moreRequested, pageFailed, pageFetched } from './slice';

function* fetchPage(): SagaGenerator<void> {
  const { filter, rewards } = yield* select(({ rewardCatalog }: RootState) => rewardCatalog);
  const offset = rewards.length;
  const wanted = { rarityId: filter.rarityId ?? undefined, spaceId: filter.spaceId ?? undefined };
  const page = yield* callService(getRewardCatalog, { ...wanted, offset, limit: catalogPageSize });
  yield* put(pageFetched({ ...page, offset }));
}

export function* rewardCatalogSaga(): SagaGenerator<void> {
  yield* takeLatest([filterChosen, moreRequested], safely(fetchPage, pageFailed));
}
