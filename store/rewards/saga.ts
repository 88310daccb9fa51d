import { type SagaGenerator, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { claimReward } from '../../services/club/endpoints';
import { getRewards, getRewardsOverview } from '../../services/clubWebsite/endpoints';
import { errorText } from '../../services/http/errorCatalogue';
import { selectCurrentSpaceId } from '../game/selectors';
import { callService } from '../support/callService';
import { inSteps } from '../support/inSteps';
import { safely } from '../support/safely';
import { selectClaim } from './selectors';
import {
  collectionRequested,
  collectionSteps,
  detailsRequested,
  detailsSteps,
  overviewRequested,
  overviewSteps,
  refreshRequested,
  refreshSteps,
} from './slice';

/** The steps tell the store of a failure; nobody above these workers has to hear of it too. */
const told = { rethrow: false };

function* fetchDetails(): SagaGenerator<void> {
  yield* inSteps(detailsSteps, null, loadDetails, told);
}

function* refreshDetails(): SagaGenerator<void> {
  yield* inSteps(refreshSteps, null, loadDetails, told);
}

function* fetchOverview(): SagaGenerator<void> {
  yield* inSteps(overviewSteps, null, loadOverview, told);
}

/** Nothing happens without an open claim, nor to one that has been paid. */
function* collectReward(): SagaGenerator<void> {
  const claim = yield* select(selectClaim);
  if (!claim || claim.status === 'collected') return;
  const { rewardId, idempotencyKey } = claim;
  yield* inSteps(
    collectionSteps,
    { rewardId },
    function* payReward() {
      const spaceId = yield* currentSpaceId();
      const { unitBalance } = yield* callService(claimReward, { rewardId, spaceId }, { idempotencyKey });
      return { rewardId, unitBalance };
    },
    told,
  );
}

function* loadDetails() {
  return yield* callService(getRewards, { spaceId: yield* currentSpaceId() });
}

function* loadOverview() {
  return yield* callService(getRewardsOverview, { spaceId: yield* currentSpaceId() });
}

/** Every reward action is about the current game (spec 5). */
function* currentSpaceId(): SagaGenerator<string> {
  const spaceId = yield* select(selectCurrentSpaceId);
  if (spaceId === null) throw new Error(errorText('game/missing'));
  return spaceId;
}

export function* rewardsSaga(): SagaGenerator<void> {
  yield* takeLatest(detailsRequested, safely(fetchDetails));
  yield* takeLatest(refreshRequested, safely(refreshDetails));
  yield* takeLatest(overviewRequested, safely(fetchOverview));
  yield* takeLeading(collectionRequested, safely(collectReward));
}
