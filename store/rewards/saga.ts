import { put, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { claimReward } from '../../services/club/rewards';
import { getRewards, getRewardsOverview } from '../../services/clubWebsite/rewards';
import { errorText } from '../../services/http/errorCatalog';
import { selectCurrentSpaceId } from '../game/selectors';
import { playerReturned } from '../session/events';
import { claimSpend, claimUndone, giftAnswered, rewardClaimed } from '../spend/slice';
import { watchSpend } from '../spend/watchSpend';
import { callService, type CallOptions } from '../support/callService';
import type { Steps } from '../support/createSteps';
import { fetchUnchanged } from '../support/fetchUnchanged';
import { inSteps } from '../support/inSteps';
import { safely } from '../support/safely';
import { balanceRequested } from '../units/slice';
import type { PlayerState } from '../rootReducer';
import { goalClaimed } from './goal/slice';
import { isOvertaken, opensOthers } from './rules';
import {
  selectClaimUses,
  selectHoldsCurrentGame,
  selectReward,
  selectRequestedScopes,
  selectRewards,
} from './selectors';
import { playerRewardsRequested } from './scopes';
import {
  detailsRequested,
  detailsSteps,
  overviewRequested,
  overviewSteps,
  playerRewardsFailed,
  playerRewardsFetched,
  refreshRequested,
  refreshSteps,
  rewardsOpened,
} from './slice';

/** A load clears the list (spec 4, Rewards), so rewards of the same game are refreshed instead. */
function* openRewards(): SagaGenerator<void> {
  const areHeld = yield* select(selectHoldsCurrentGame);
  yield* put(areHeld ? refreshRequested() : detailsRequested());
}

const loading = <Output>(steps: Steps<null, Output>, load: () => SagaGenerator<Output>) =>
  safely(() => inSteps(steps, null, load));

/** A reward names its space; if it does not, it is one of the current game (spec 5). */
function* sendClaim({ id: rewardId }: { id: string }, options: CallOptions) {
  const spaceId = (yield* select(selectReward, rewardId))?.spaceId || (yield* currentSpaceId());
  const { unitBalance, reward } = yield* callService(claimReward, { rewardId, spaceId }, options);
  return { rewardId, unitBalance, code: reward.code, downloadUrl: reward.downloadUrl };
}

function* fetchPlayerRewards({ payload: { scope } }: ReturnType<typeof playerRewardsRequested>): SagaGenerator<void> {
  const details = yield* fetchRewards(scope === 'all' ? { games: 'all' } : {});
  yield* put(playerRewardsFetched({ scope, details }));
}

/** Only the services know which rewards a claim unlocks. */
function* refreshOpened({ payload: { rewardId } }: ReturnType<typeof rewardClaimed>): SagaGenerator<void> {
  if (opensOthers(yield* select(selectRewards), rewardId)) yield* put(refreshRequested());
  for (const scope of yield* select(selectRequestedScopes)) {
    const rewards = yield* select(selectRewards, scope);
    if (opensOthers(rewards, rewardId)) yield* put(playerRewardsRequested(scope));
  }
}

/** The rewards and the balance are outdated: one was claimed in another tab, or the Units were spent there. */
function* refreshOvertaken({ payload }: ReturnType<typeof claimSpend.steps.failed>): SagaGenerator<void> {
  if (!isOvertaken(payload)) return;
  yield* refreshAll();
  yield* put(balanceRequested());
}

function* refreshAll(): SagaGenerator<void> {
  for (const scope of yield* select(selectRequestedScopes)) yield* put(playerRewardsRequested(scope));
  if ((yield* select(({ rewards }: PlayerState) => rewards.status)) === 'loaded') yield* put(refreshRequested());
}

function* reloadFailed(): SagaGenerator<void> {
  const { status, scopes } = yield* select(({ rewards }: PlayerState) => rewards);
  if (status === 'failed' && (yield* select(selectCurrentSpaceId)) !== null) yield* put(detailsRequested());
  for (const scope of yield* select(selectRequestedScopes))
    if (scopes[scope].status === 'failed') yield* put(playerRewardsRequested(scope));
}

/** The list stays when its refresh fails, so its status does not tell. */
function* retryRefresh(): SagaGenerator<void> {
  yield* take(playerReturned);
  if ((yield* select(selectCurrentSpaceId)) !== null) yield* put(refreshRequested());
}

function* loadDetails() {
  return yield* fetchRewards({ spaceId: yield* currentSpaceId() });
}

const fetchRewards = (query: { spaceId?: string; games?: 'all' }) =>
  fetchUnchanged([rewardClaimed, claimUndone, giftAnswered, goalClaimed], () => callService(getRewards, query));

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
  yield* takeLatest(detailsRequested, loading(detailsSteps, loadDetails));
  yield* takeLatest(refreshRequested, loading(refreshSteps, loadDetails));
  yield* takeLatest(overviewRequested, loading(overviewSteps, loadOverview));
  yield* watchSpend(claimSpend, {
    send: sendClaim,
    selectUses: selectClaimUses,
    selectNews: (state, { id }) => ({ about: 'claim', rewardId: id, name: selectReward(state, id)?.name ?? '' }),
    selectCount: (state, { id }) => selectReward(state, id)?.quantityPurchased,
  });
  yield* takeEvery(
    playerRewardsRequested,
    safely(fetchPlayerRewards, (failure, { payload: { scope } }) => playerRewardsFailed({ scope, failure })),
  );
  yield* takeLatest(playerReturned, safely(reloadFailed));
  yield* takeLatest(refreshSteps.failed, safely(retryRefresh));
  yield* takeLatest(rewardClaimed, safely(refreshOpened));
  yield* takeLatest(claimSpend.steps.failed, safely(refreshOvertaken));
  // Only the services know what a claim by itself or a gift unlocks, and what one that is taken back locks again.
  yield* takeLatest([claimUndone, giftAnswered, goalClaimed], safely(refreshAll));
}
