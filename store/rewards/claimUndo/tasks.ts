import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { type Claim, getClaims, undoClaim } from '../../../services/club/claims';
import { callService, type CallOptions } from '../../support/callService';
import { createResource } from '../../support/createResource';
import { getDependencies } from '../../support/dependencies';
import { safely } from '../../support/safely';
import { goalClaimed } from '../goal/slice';
import { claimUndone, rewardClaimed, undoSpend } from '../../spend/slice';
import { watchSpend } from '../../spend/watchSpend';
import { selectReward } from '../selectors';
import { returningUnits } from './rules';

/** Claims beyond this many are in the claim history. */
const mostUndoable = 50;

export const undoableClaims = createResource('undoableClaims', {
  *fetch() {
    return (yield* callService(getClaims, { undoable: true, offset: 0, limit: mostUndoable })).claims;
  },
  refreshOn: [rewardClaimed, goalClaimed],
});

function* sendUndo({ claim: { claimId, rewardId } }: { claim: Claim }, options: CallOptions) {
  return { ...(yield* callService(undoClaim, { claimId }, options)), rewardId };
}

function* dropUndone({ payload: { claimId } }: ReturnType<typeof claimUndone>): SagaGenerator<void> {
  const { data } = yield* select(undoableClaims.select);
  if (data) yield* put(undoableClaims.fetched(data.filter((claim) => claim.claimId !== claimId)));
}

export function* claimUndoSaga(): SagaGenerator<void> {
  yield* takeEvery(claimUndone, safely(dropUndone));
  const { now } = yield* getDependencies();
  yield* watchSpend(undoSpend, {
    send: sendUndo,
    selectNews: (_state, { claim: { units, undo } }) => ({
      about: 'undo',
      units: units - (undo ? returningUnits(undo, now()).gone : 0),
    }),
    // Taken back, a claim counts no more. That it can no longer be undone would not tell: its time may be over.
    selectCount: (state, { claim }) => {
      const reward = selectReward(state, claim.rewardId);
      return reward ? -reward.quantityPurchased : undefined;
    },
  });
}
