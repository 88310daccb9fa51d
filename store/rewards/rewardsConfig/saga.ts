import { isAnyOf } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { getConfig } from '../../../services/club/configuration';
import { userInfoLoaded } from '../../session/events';
import { selectRegion } from '../../challenges/selectors';
import type { PlayerState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { getDependencies } from '../../support/dependencies';
import { needsFetch } from '../../support/requestState';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { configFailed, configFetched, configFetchStarted, configRequested } from './slice';

/** Once per sign-in. Services of another environment than the site's are reported. */
function* loadConfig(): SagaGenerator<void> {
  if (!needsFetch(yield* select(({ rewardsConfig }: PlayerState) => rewardsConfig))) return;
  yield* put(configFetchStarted());
  const { environment, report } = yield* getDependencies();
  const region = yield* select(selectRegion);
  const config = yield* callService(getConfig, { spaceId: environment.clubSpaceId, ...region });
  yield* put(configFetched(config));
  if (config.environment !== environment.name) {
    report(new Error(`The site is set to ${environment.name}, but its services are ${config.environment}.`));
  }
}

export function* rewardsConfigSaga(): SagaGenerator<void> {
  yield* takeOneAtATime(isAnyOf(userInfoLoaded, configRequested), safely(loadConfig, configFailed));
}
