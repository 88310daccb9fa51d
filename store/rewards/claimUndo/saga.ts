import { all, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getClaims, undoClaim } from '../../../services/club/claims';
import { callService } from '../../support/callService';
import { inSteps, noRethrow } from '../../support/inSteps';
import { refreshOn } from '../../support/refreshOn';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { goalClaimed } from '../goal/slice';
import { selectRequestedScopes } from '../playerRewards/selectors';
import { playerRewardsRequested } from '../playerRewards/slice';
import { selectRewardsStatus } from '../selectors';
import { claimUndone, refreshRequested, rewardClaimed } from '../slice';
import { selectOpenUndo } from './selectors';
import { undoableFailed, undoableFetched, undoableRequested, undoRequested, undoSteps } from './slice';

/** Claims beyond this many are in the claim history. */
const mostUndoable = 50;

function* fetchUndoable(): SagaGenerator<void> {
  const { claims } = yield* callService(getClaims, { undoable: true, offset: 0, limit: mostUndoable });
  yield* put(undoableFetched(claims));
}

/** Does nothing without an open claim, or once its Units are back. */
function* undo(): SagaGenerator<void> {
  const open = yield* select(selectOpenUndo);
  if (!open || open.status === 'loaded') return;
  const { claim, idempotencyKey } = open;
  yield* inSteps(
    undoSteps,
    null,
    function* sendUndo() {
      const { claimId, rewardId } = claim;
      return { ...(yield* callService(undoClaim, { claimId }, { idempotencyKey })), rewardId };
    },
    noRethrow,
  );
}

/** Only the services know what a claim by itself unlocks, and what one that is taken back locks again. */
function* refreshRewards(): SagaGenerator<void> {
  const scopes = yield* select(selectRequestedScopes);
  yield* all(scopes.map(({ scope }) => put(playerRewardsRequested(scope))));
  if ((yield* select(selectRewardsStatus)) === 'loaded') yield* put(refreshRequested());
}

export function* claimUndoSaga(): SagaGenerator<void> {
  yield* takeLatest(undoableRequested, safely(fetchUndoable, undoableFailed));
  yield* takeOneAtATime(undoRequested, safely(undo));
  yield* takeLatest([claimUndone, goalClaimed], safely(refreshRewards));
  yield* refreshOn(
    [rewardClaimed, goalClaimed, undoSteps.failed],
    ({ claimUndo }) => [claimUndo],
    () => undoableRequested(),
  );
}
