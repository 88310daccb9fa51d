import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getCatalogue } from '../../../services/club/visitorEndpoints';
import type { RootState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import { cataloguePageSize, filterChosen, moreRequested, pageFailed, pageFetched } from './slice';

function* fetchPage(): SagaGenerator<void> {
  const { filter, rewards } = yield* select(({ rewardCatalogue }: RootState) => rewardCatalogue);
  const offset = rewards.length;
  const wanted = { rarityId: filter.rarityId ?? undefined, spaceId: filter.spaceId ?? undefined };
  const page = yield* callService(getCatalogue, { ...wanted, offset, limit: cataloguePageSize });
  yield* put(pageFetched({ ...page, offset }));
}

export function* rewardCatalogueSaga(): SagaGenerator<void> {
  yield* takeLatest([filterChosen, moreRequested], safely(fetchPage, pageFailed));
}
