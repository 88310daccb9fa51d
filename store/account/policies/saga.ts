import { all, call, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { acceptPolicies, getPolicies, getReacceptanceText } from '../../../services/account/endpoints';
import { selectCountry } from '../selectors';
import { selectLocale } from '../../locale/selectors';
import type { RootState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { inSteps } from '../../support/inSteps';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { acceptanceRequested, acceptanceSteps, policiesRequested, policiesSteps } from './slice';

const told = { rethrow: false };

function* fetchTexts(): SagaGenerator<void> {
  yield* inSteps(policiesSteps, null, askForTexts, told);
}

function* askForTexts() {
  const region = { country: yield* select(selectCountry), languageCode: yield* select(selectLocale) };
  const { policies, reason } = yield* all({
    policies: call(askForPolicies, region),
    reason: call(askForReason, region),
  });
  return { policies, reason };
}

type Region = Parameters<typeof getPolicies.path>[0];

function* askForPolicies(region: Region) {
  return yield* callService(getPolicies, region);
}

function* askForReason(region: Region) {
  return (yield* callService(getReacceptanceText, { ...region, format: 'text' })).content;
}

/** Accepts the texts on the screen. If they are no longer in force, the current ones are fetched. */
function* accept(): SagaGenerator<void> {
  const { texts } = yield* select(selectPolicies);
  if (!texts) return;
  const userId = yield* select(({ auth }: RootState) => auth.userId ?? 'me');
  yield* inSteps(
    acceptanceSteps,
    texts.policies.legalOptinsKey,
    (legalOptinsKey) => callService(acceptPolicies, { userId, legalOptinsKey }),
    told,
  );
  if ((yield* select(selectPolicies)).haveChanged) yield* put(policiesRequested());
}

const selectPolicies = ({ policies }: RootState) => policies;

export function* policiesSaga(): SagaGenerator<void> {
  yield* takeLatest(policiesRequested, safely(fetchTexts));
  yield* takeOneAtATime(acceptanceRequested, safely(accept));
}
