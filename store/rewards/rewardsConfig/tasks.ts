import { put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { getConfig } from '../../../services/club/configuration';
import { selectRegion } from '../../challenges/selectors';
import { userInfoLoaded } from '../../session/events';
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';
import { getDependencies } from '../../support/dependencies';
import { needsFetch } from '../../support/requestState';
import { safely } from '../../support/safely';

/** Spec 9, Rewards: an environment and days. Services of another environment than the site's are reported. */
export const rewardsConfig = createResource({
  name: 'rewardsConfig',
  select: (state) => state.rewardsConfig,
  *fetch() {
    const { environment: site, report } = yield* getDependencies();
    const region = yield* select(selectRegion);
    const { environment, days } = yield* callService(getConfig, { spaceId: site.clubSpaceId, ...region });
    if (environment !== site.name) {
      report(new Error(`The site is set to ${site.name}, but its services are ${environment}.`));
    }
    return { environment, days };
  },
});

/** Once per sign-in. */
function* loadConfig(): SagaGenerator<void> {
  if (needsFetch(yield* select(rewardsConfig.select))) yield* put(rewardsConfig.requested(null));
}

/**
 * For how many days a game counts as a new release, once the config is known (spec 9, Rewards). Undefined after a
 * failure: the services then use their own number.
 */
export function* releaseDays(): SagaGenerator<number | undefined> {
  if ((yield* select(rewardsConfig.select)).status === 'idle') yield* loadConfig();
  while ((yield* select(rewardsConfig.select)).status === 'loading') yield* take('*');
  return (yield* select(rewardsConfig.select)).data?.days;
}

export function* rewardsConfigSaga(): SagaGenerator<void> {
  yield* takeEvery(userInfoLoaded, safely(loadConfig));
}
