import type { Action } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getClaims } from '../../../services/club/claims';
import { isOvertaken } from '../rules';
import { claimSpend, claimUndone, rewardClaimed } from '../../spend/slice';
import { callService } from '../../support/callService';
import { refreshOn } from '../../support/refreshOn';
import { safely } from '../../support/safely';
import { goalClaimed } from '../goal/slice';
import { selectClaims } from './selectors';
import { claimsFailed, claimsFetched, claimsRequested, moreClaimsRequested } from './slice';

const claimsPageSize = 10;

function* fetchClaims(action: { type: string }): SagaGenerator<void> {
  const { claims } = yield* select(selectClaims);
  const offset = moreClaimsRequested.match(action) ? claims.length : 0;
  const page = yield* callService(getClaims, { offset, limit: claimsPageSize });
  yield* put(claimsFetched({ ...page, offset }));
}

/** A claim, one that was taken back, or one that was rejected because another tab has claimed. */
const isOutdating = (action: Action) =>
  rewardClaimed.match(action) ||
  claimUndone.match(action) ||
  goalClaimed.match(action) ||
  (claimSpend.steps.failed.match(action) && isOvertaken(action.payload));

export function* claimsSaga(): SagaGenerator<void> {
  yield* takeLatest([claimsRequested, moreClaimsRequested], safely(fetchClaims, claimsFailed));
  yield* refreshOn(
    isOutdating,
    ({ claims }) => [claims],
    () => claimsRequested(),
  );
}
