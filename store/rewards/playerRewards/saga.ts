import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getRewards } from '../../../services/clubWebsite/endpoints';
import { opensOthers } from '../rules';
import { rewardClaimed } from '../slice';
import type { RootState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { inSteps, noRethrow } from '../../support/inSteps';
import { safely } from '../../support/safely';
import { playerRewardsRequested, playerRewardsSteps } from './slice';

function* fetchPlayerRewards(): SagaGenerator<void> {
  yield* inSteps(playerRewardsSteps, null, () => callService(getRewards, {}), noRethrow);
}

/** Only the services know which rewards a claim unlocks. */
function* refreshOpened({ payload }: ReturnType<typeof rewardClaimed>): SagaGenerator<void> {
  const rewards = yield* select(({ playerRewards }: RootState) => playerRewards);
  if (opensOthers(rewards, payload.rewardId)) yield* put(playerRewardsRequested());
}

export function* playerRewardsSaga(): SagaGenerator<void> {
  yield* takeLatest(playerRewardsRequested, safely(fetchPlayerRewards));
  yield* takeLatest(rewardClaimed, safely(refreshOpened));
}
