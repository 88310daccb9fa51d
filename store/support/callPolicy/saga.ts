import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { getConfiguration } from '../../../services/account/configuration';
import { policyFrom } from '../../../services/http/callPolicy';
import { userInfoLoaded } from '../../session/events';
import type { RootState } from '../../rootReducer';
import { callService } from '../callService';
import { getDependencies } from '../dependencies';
import { quietly } from '../quietly';
import { safely } from '../safely';
import { takeOneAtATime } from '../takeOneAtATime';
import { policyConfigured } from './slice';

/**
 * Fetches the publisher's configuration once, after the player's first data, so that visitors' pages make no call for
 * it. The defaults apply on failure.
 */
function* loadPolicy(): SagaGenerator<void> {
  if (yield* select(({ callPolicy }: RootState) => callPolicy.isConfigured)) return;
  const { environment } = yield* getDependencies();
  const { sdkConfig } = yield* callService(getConfiguration, { appId: environment.appId });
  yield* put(policyConfigured(policyFrom(sdkConfig)));
}

export function* callPolicySaga(): SagaGenerator<void> {
  yield* takeOneAtATime(userInfoLoaded, safely(quietly(loadPolicy)));
}
