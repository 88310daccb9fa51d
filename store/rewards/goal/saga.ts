import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { chooseGoal, getGoal, removeGoal } from '../../../services/club/goal';
import { callService } from '../../support/callService';
import { refreshOn } from '../../support/refreshOn';
import { safely } from '../../support/safely';
import { balanceEvents } from '../../units/slice';
import { selectGoal } from './selectors';
import { goalChosen, goalClaimed, goalFailed, goalFetched, goalRejected, goalRemoved, goalRequested } from './slice';

/** A goal that has ended without a claim of the player was claimed by itself. */
function* fetchGoal(): SagaGenerator<void> {
  const { goal } = yield* callService(getGoal, null);
  const before = yield* select(selectGoal);
  yield* put(goalFetched(goal));
  if (before?.claimsItself && goal === null) {
    yield* put(goalClaimed({ rewardId: before.rewardId, name: before.reward.name }));
  }
}

function* saveGoal(action: ReturnType<typeof goalChosen | typeof goalRemoved>): SagaGenerator<void> {
  if (!goalChosen.match(action)) {
    yield* callService(removeGoal, null);
    yield* put(goalFetched(null));
    return;
  }
  yield* put(goalFetched((yield* callService(chooseGoal, action.payload)).goal));
}

/** Banked Units may have claimed the goal. */
export function* goalSaga(): SagaGenerator<void> {
  yield* takeLatest(goalRequested, safely(fetchGoal, goalFailed));
  yield* takeLatest([goalChosen, goalRemoved], safely(saveGoal, goalRejected));
  yield* refreshOn(
    balanceEvents,
    ({ goal }) => [goal],
    () => goalRequested(),
  );
}
