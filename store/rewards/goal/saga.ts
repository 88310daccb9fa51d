import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getClaims } from '../../../services/club/claims';
import { chooseGoal, getGoal, type Goal, removeGoal } from '../../../services/club/goal';
import { rewardClaimed } from '../../spend/slice';
import { callService } from '../../support/callService';
import { fetchUnchanged } from '../../support/fetchUnchanged';
import { refreshOn } from '../../support/refreshOn';
import { safely } from '../../support/safely';
import { toastShown } from '../../toasts/slice';
import { selectUnits } from '../../units/selectors';
import { balanceEvents } from '../../units/slice';
import { selectGoal } from './selectors';
import { goalChosen, goalClaimed, goalFailed, goalFetched, goalRejected, goalRemoved, goalRequested } from './slice';

/** How many claims are looked at for the one of a goal that has just ended. */
const latestClaims = 20;

/** A goal that has ended was claimed by itself, or removed elsewhere. */
function* fetchGoal(): SagaGenerator<void> {
  const { goal } = yield* fetchUnchanged([goalFetched, rewardClaimed], () => callService(getGoal, null));
  const before = yield* select(selectGoal);
  const isClaimed = goal === null && before?.claimsItself === true && (yield* wasClaimed(before));
  yield* put(goalFetched(goal));
  if (!isClaimed) return;
  yield* put(goalClaimed());
  const { rewardId, reward } = before;
  const unitBalance = yield* select(selectUnits);
  yield* put(toastShown({ about: 'claim', rewardId, name: reward.name, failure: null, unitBalance }));
}

function* wasClaimed({ rewardId, goalDate }: Goal): SagaGenerator<boolean> {
  const { claims } = yield* callService(getClaims, { offset: 0, limit: latestClaims });
  return claims.some((claim) => claim.rewardId === rewardId && claim.claimDate >= goalDate);
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
    ({ goal }) => goal,
    () => goalRequested(),
  );
}
