import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { claimReward } from '../../services/club/rewards';
import { getRewards, getRewardsOverview } from '../../services/clubWebsite/rewards';
import { errorText } from '../../services/http/errorCatalogue';
import { selectCurrentSpaceId } from '../game/selectors';
import { callService, type CallOptions } from '../support/callService';
import { inSteps, noRethrow } from '../support/inSteps';
import { safely } from '../support/safely';
import { balanceRequested } from '../units/slice';
import { isOvertaken, opensOthers } from './rules';
import {
  selectClaimToast,
  selectClaimUses,
  selectHoldsCurrentGame,
  selectReward,
  selectRewardsCollection,
  selectRewardsStatus,
} from './selectors';
import { selectClaim } from '../spend/selectors';
import {
  detailsRequested,
  detailsSteps,
  overviewRequested,
  overviewSteps,
  refreshRequested,
  refreshSteps,
  rewardsOpened,
} from './slice';
import { claimSpend, rewardClaimed } from '../spend/slice';
import { watchSpend } from '../spend/watchSpend';

/** A load clears the list (spec 4, Rewards), so rewards of the same game are refreshed instead. */
function* openRewards(): SagaGenerator<void> {
  const areHeld = yield* select(selectHoldsCurrentGame);
  yield* put(areHeld ? refreshRequested() : detailsRequested());
}

function* fetchDetails(): SagaGenerator<void> {
  yield* inSteps(detailsSteps, null, loadDetails, noRethrow);
}

function* refreshDetails(): SagaGenerator<void> {
  yield* inSteps(refreshSteps, null, loadDetails, noRethrow);
}

function* fetchOverview(): SagaGenerator<void> {
  yield* inSteps(overviewSteps, null, loadOverview, noRethrow);
}

/** A reward names its space; where it does not, it is one of the current game (spec 5). */
function* sendClaim({ id: rewardId }: { id: string }, options: CallOptions) {
  const spaceId = (yield* select(selectReward, rewardId))?.spaceId || (yield* currentSpaceId());
  const { unitBalance, reward } = yield* callService(claimReward, { rewardId, spaceId }, options);
  return { rewardId, unitBalance, code: reward.code };
}

/** Only the services know which rewards a claim unlocks. */
function* refreshOpened({ payload }: ReturnType<typeof rewardClaimed>): SagaGenerator<void> {
  if (opensOthers(yield* select(selectRewardsCollection), payload.rewardId)) yield* put(refreshRequested());
}

/** The rewards and the balance are outdated: one was claimed in another tab, or the Units were spent there. */
function* refreshOvertaken({ payload }: ReturnType<typeof claimSpend.steps.failed>): SagaGenerator<void> {
  if (!isOvertaken(payload)) return;
  if ((yield* select(selectRewardsStatus)) === 'loaded') yield* put(refreshRequested());
  yield* put(balanceRequested());
}

function* loadDetails() {
  return yield* callService(getRewards, { spaceId: yield* currentSpaceId() });
}

function* loadOverview() {
  return yield* callService(getRewardsOverview, { spaceId: yield* currentSpaceId() });
}

/** Every reward action needs the current game (spec 5). */
function* currentSpaceId(): SagaGenerator<string> {
  const spaceId = yield* select(selectCurrentSpaceId);
  if (spaceId === null) throw new Error(errorText('game/missing'));
  return spaceId;
}

export function* rewardsSaga(): SagaGenerator<void> {
  yield* takeLatest(rewardsOpened, safely(openRewards));
  yield* takeLatest(detailsRequested, safely(fetchDetails));
  yield* takeLatest(refreshRequested, safely(refreshDetails));
  yield* takeLatest(overviewRequested, safely(fetchOverview));
  yield* watchSpend(claimSpend, {
    selectSpend: selectClaim,
    send: sendClaim,
    selectUses: selectClaimUses,
    selectToast: selectClaimToast,
  });
  yield* takeLatest(rewardClaimed, safely(refreshOpened));
  yield* takeLatest(claimSpend.steps.failed, safely(refreshOvertaken));
}
