import { put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { type Claim, getClaims, undoClaim } from '../../../services/club/claims';
import { callService, type CallOptions } from '../../support/callService';
import { refreshOn } from '../../support/refreshOn';
import { safely } from '../../support/safely';
import { goalClaimed } from '../goal/slice';
import { rewardClaimed, selectUndo, undoSpend } from '../../spend/slice';
import { watchSpend } from '../../spend/watchSpend';
import { undoableFailed, undoableFetched, undoableRequested } from './slice';

/** Claims beyond this many are in the claim history. */
const mostUndoable = 50;

function* fetchUndoable(): SagaGenerator<void> {
  const { claims } = yield* callService(getClaims, { undoable: true, offset: 0, limit: mostUndoable });
  yield* put(undoableFetched(claims));
}

function* sendUndo({ claim: { claimId, rewardId } }: { claim: Claim }, options: CallOptions) {
  return { ...(yield* callService(undoClaim, { claimId }, options)), rewardId };
}

export function* claimUndoSaga(): SagaGenerator<void> {
  yield* takeLatest(undoableRequested, safely(fetchUndoable, undoableFailed));
  yield* watchSpend(undoSpend, { selectSpend: selectUndo, send: sendUndo });
  yield* refreshOn(
    [rewardClaimed, goalClaimed, undoSpend.steps.failed],
    ({ claimUndo }) => [claimUndo],
    () => undoableRequested(),
  );
}
