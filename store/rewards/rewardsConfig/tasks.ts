import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { getConfig } from '../../../services/club/configuration';
import { selectRegion } from '../../challenges/selectors';
import { userInfoLoaded } from '../../session/events';
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';
import { getDependencies } from '../../support/dependencies';
import { needsFetch } from '../../support/requestState';
import { safely } from '../../support/safely';

/** Spec 9, Rewards: the rewards config has an environment and days. */
export const rewardsConfig = createResource('rewardsConfig', { fetch: fetchConfig });

/** Services of another environment than the site's are reported. */
function* fetchConfig() {
  const { environment: ours, report } = yield* getDependencies();
  const region = yield* select(selectRegion);
  const { environment, days } = yield* callService(getConfig, { spaceId: ours.clubSpaceId, ...region });
  if (environment !== ours.name) {
    report(new Error(`The site is set to ${ours.name}, but its services are ${environment}.`));
  }
  return { environment, days };
}

/** Once per sign-in. */
function* loadConfig(): SagaGenerator<void> {
  if (needsFetch(yield* select(rewardsConfig.select))) yield* put(rewardsConfig.requested(null));
}

export function* rewardsConfigSaga(): SagaGenerator<void> {
  yield* takeEvery(userInfoLoaded, safely(loadConfig));
}
