import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getClaims } from '../../../services/club/endpoints';
import { toFailure } from '../../../services/http/errors';
import { rewardClaimed } from '../slice';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import { selectClaims } from './selectors';
import { claimsFailed, claimsFetched, claimsRequested, moreClaimsRequested } from './slice';

/** Claims fetched at once. */
export const claimsPageSize = 10;

function* fetchClaims(action: { type: string }): SagaGenerator<void> {
  const { claims } = yield* select(selectClaims);
  const offset = moreClaimsRequested.match(action) ? claims.length : 0;
  try {
    const page = yield* callService(getClaims, { offset, limit: claimsPageSize });
    yield* put(claimsFetched({ ...page, offset }));
  } catch (error) {
    yield* put(claimsFailed(toFailure(error)));
  }
}

/** A history that nobody has looked at needs no refreshing. */
function* refreshClaims(): SagaGenerator<void> {
  const { status } = yield* select(selectClaims);
  if (status !== 'idle') yield* put(claimsRequested());
}

export function* claimsSaga(): SagaGenerator<void> {
  yield* takeLatest([claimsRequested, moreClaimsRequested], safely(fetchClaims));
  yield* takeLatest(rewardClaimed, safely(refreshClaims));
}
