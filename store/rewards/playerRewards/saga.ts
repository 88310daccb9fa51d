import { all, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { getRewards } from '../../../services/clubWebsite/rewards';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import { isOvertaken, opensOthers } from '../rules';
import { claimSpend, rewardClaimed } from '../../spend/slice';
import { selectRequestedScopes } from './selectors';
import { playerRewardsFailed, playerRewardsFetched, playerRewardsRequested } from './slice';

function* fetchPlayerRewards({ payload: { scope } }: ReturnType<typeof playerRewardsRequested>): SagaGenerator<void> {
  const details = yield* callService(getRewards, scope === 'all' ? { games: 'all' } : {});
  yield* put(playerRewardsFetched({ scope, details }));
}

/** Only the services know which rewards a claim unlocks. */
function* refreshOpened({ payload }: ReturnType<typeof rewardClaimed>): SagaGenerator<void> {
  const requested = yield* select(selectRequestedScopes);
  const outdated = requested.filter((rewards) => opensOthers(rewards, payload.rewardId));
  yield* all(outdated.map(({ scope }) => put(playerRewardsRequested(scope))));
}

/** The rewards are outdated: one was claimed in another tab, or is no longer offered. */
function* refreshOvertaken({ payload }: ReturnType<typeof claimSpend.steps.failed>): SagaGenerator<void> {
  if (!isOvertaken(payload)) return;
  const requested = yield* select(selectRequestedScopes);
  yield* all(requested.map(({ scope }) => put(playerRewardsRequested(scope))));
}

export function* playerRewardsSaga(): SagaGenerator<void> {
  yield* takeEvery(
    playerRewardsRequested,
    safely(fetchPlayerRewards, (failure, { payload: { scope } }) => playerRewardsFailed({ scope, failure })),
  );
  yield* takeLatest(rewardClaimed, safely(refreshOpened));
  yield* takeLatest(claimSpend.steps.failed, safely(refreshOvertaken));
}
