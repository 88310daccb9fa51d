import type { Action } from '@reduxjs/toolkit';
import { getClaims } from '../../../services/club/claims';
import { callService } from '../../support/callService';
import { createPages } from '../../support/createPages';
import { goalClaimed } from '../goal/slice';
import { isOvertaken } from '../rules';
import { claimSpend, claimUndone, giftAnswered, rewardClaimed } from '../../spend/slice';

/** Across games, newest first. */
export const claims = createPages('claims', {
  keyOf: () => 'all',
  pageSize: 10,
  *fetch(_all, page) {
    const { claims: items, total } = yield* callService(getClaims, page);
    return { items, total };
  },
  refreshOn: [rewardClaimed, claimUndone, giftAnswered, goalClaimed, isRejectedAsOvertaken],
  isRefreshQuiet: true,
});

/** Another tab has claimed. */
function isRejectedAsOvertaken(action: Action): boolean {
  return claimSpend.steps.failed.match(action) && isOvertaken(action.payload);
}
