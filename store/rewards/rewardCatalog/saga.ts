import { put, type SagaGenerator, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { type CatalogReward, getRewardCatalog } from '../../../services/club/rewardCatalog';
import type { RootState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import {
  catalogPageSize,
  filterChosen,
  moreRequested,
  pageFailed,
  pageFetched,
  searchedFailed,
  searchedFetched,
  searchUsed,
} from './slice';

function* fetchPage(action: ReturnType<typeof filterChosen | typeof moreRequested>): SagaGenerator<void> {
  const { filter, rewards } = yield* select(({ rewardCatalog }: RootState) => rewardCatalog);
  const offset = rewards.length;
  const wanted = { rarityId: filter.rarityId ?? undefined, spaceId: filter.spaceId ?? undefined };
  const limit = moreRequested.match(action) ? action.payload : catalogPageSize;
  const page = yield* callService(getRewardCatalog, { ...wanted, offset, limit });
  yield* put(pageFetched({ ...page, offset }));
}

/** The most rewards that the services return at once. */
const largestPage = 1000;

function* fetchSearched(): SagaGenerator<void> {
  if ((yield* select(({ rewardCatalog }: RootState) => rewardCatalog.searched.status)) !== 'loading') return;
  const all: CatalogReward[] = [];
  let isMore = true;
  while (isMore) {
    const { rewards, total } = yield* callService(getRewardCatalog, { offset: all.length, limit: largestPage });
    all.push(...rewards);
    isMore = rewards.length > 0 && all.length < total;
  }
  yield* put(searchedFetched(all));
}

export function* rewardCatalogSaga(): SagaGenerator<void> {
  yield* takeLatest([filterChosen, moreRequested], safely(fetchPage, pageFailed));
  yield* takeLeading(searchUsed, safely(fetchSearched, searchedFailed));
}
