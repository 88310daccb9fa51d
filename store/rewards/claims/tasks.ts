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
  refreshOn: isOutdating,
  isRefreshQuiet: true,
});

/** A claim, one that was taken back, an answered gift, or one that was rejected because another tab has claimed. */
function isOutdating(action: Action): boolean {
  return (
    rewardClaimed.match(action) ||
    claimUndone.match(action) ||
    giftAnswered.match(action) ||
    goalClaimed.match(action) ||
    (claimSpend.steps.failed.match(action) && isOvertaken(action.payload))
  );
}
