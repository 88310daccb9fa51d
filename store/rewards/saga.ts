import { put, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { claimReward } from '../../services/club/rewards';
import { getRewards, getRewardsOverview } from '../../services/clubWebsite/rewards';
import { errorText } from '../../services/http/errorCatalogue';
import { logoutStarted } from '../session/events';
import { selectCurrentSpaceId, selectGameStatus } from '../game/selectors';
import { gameFailed, gameFetched } from '../game/slice';
import { callService } from '../support/callService';
import { inSteps, noRethrow } from '../support/inSteps';
import { safely } from '../support/safely';
import { takeOneAtATime } from '../support/takeOneAtATime';
import { balanceRequested } from '../units/slice';
import { isOvertaken, opensOthers } from './rules';
import {
  selectClaim,
  selectClaimedReward,
  selectClaimPreview,
  selectHoldsCurrentGame,
  selectRewardsCollection,
  selectRewardsStatus,
} from './selectors';
import {
  claimRequested,
  claimSteps,
  detailsRequested,
  detailsSteps,
  overviewRequested,
  overviewSteps,
  refreshRequested,
  refreshSteps,
  rewardClaimed,
  rewardsOpened,
} from './slice';

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

/** Does nothing without an open claim, or after it has succeeded. */
function* claim(): SagaGenerator<void> {
  const openClaim = yield* select(selectClaim);
  if (!openClaim || openClaim.status === 'loaded') return;
  const { rewardId, idempotencyKey } = openClaim;
  const { lots } = (yield* select(selectClaimPreview)) ?? { lots: [] };
  yield* inSteps(
    claimSteps,
    { rewardId, uses: lots.filter(({ used }) => used > 0) },
    function* sendClaim() {
      const spaceId = yield* spaceOfClaim();
      const { unitBalance, reward } = yield* callService(claimReward, { rewardId, spaceId }, { idempotencyKey });
      return { rewardId, unitBalance, code: reward.code };
    },
    noRethrow,
  );
}

/** Only the services know which rewards a claim unlocks. */
function* refreshOpened({ payload }: ReturnType<typeof rewardClaimed>): SagaGenerator<void> {
  if (opensOthers(yield* select(selectRewardsCollection), payload.rewardId)) yield* put(refreshRequested());
}

/** The rewards and the balance are outdated: one was claimed in another tab, or the Units were spent there. */
function* refreshOvertaken({ payload }: ReturnType<typeof claimSteps.failed>): SagaGenerator<void> {
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

/** The space of the claim. On a page of many games, opening the claim selects its game, which may still be loading. */
function* spaceOfClaim(): SagaGenerator<string> {
  if ((yield* select(selectGameStatus)) === 'loading') yield* take([gameFetched, gameFailed, logoutStarted]);
  const spaceId = yield* currentSpaceId();
  const reward = yield* select(selectClaimedReward);
  if (reward && reward.spaceId !== '' && reward.spaceId !== spaceId) throw new Error(errorText('game/missing'));
  return spaceId;
}

export function* rewardsSaga(): SagaGenerator<void> {
  yield* takeLatest(rewardsOpened, safely(openRewards));
  yield* takeLatest(detailsRequested, safely(fetchDetails));
  yield* takeLatest(refreshRequested, safely(refreshDetails));
  yield* takeLatest(overviewRequested, safely(fetchOverview));
  yield* takeOneAtATime(claimRequested, safely(claim));
  yield* takeLatest(rewardClaimed, safely(refreshOpened));
  yield* takeLatest(claimSteps.failed, safely(refreshOvertaken));
}
