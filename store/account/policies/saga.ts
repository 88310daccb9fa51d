import { all, call, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { acceptPolicies, getPolicies, getReacceptanceText } from '../../../services/account/policies';
import { selectCountry } from '../selectors';
import { selectLocale } from '../../locale/selectors';
import type { PlayerState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { inSteps, noRethrow } from '../../support/inSteps';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { acceptanceRequested, acceptanceSteps, policiesRequested, policiesSteps } from './slice';

function* fetchTexts(): SagaGenerator<void> {
  yield* inSteps(policiesSteps, null, loadTexts, noRethrow);
}

function* loadTexts() {
  const region = { country: yield* select(selectCountry), languageCode: yield* select(selectLocale) };
  const { policies, reason } = yield* all({
    policies: call(fetchPolicies, region),
    reason: call(fetchReason, region),
  });
  return { policies, reason };
}

type Region = Parameters<typeof getPolicies.path>[0];

function* fetchPolicies(region: Region) {
  return yield* callService(getPolicies, region);
}

function* fetchReason(region: Region) {
  return (yield* callService(getReacceptanceText, { ...region, format: 'text' })).content;
}

/** Accepts the texts on the screen. If they are no longer in force, the current ones are fetched. */
function* accept(): SagaGenerator<void> {
  const { texts } = yield* select(selectPolicies);
  if (!texts) return;
  const userId = yield* select(({ auth }: PlayerState) => auth.userId ?? 'me');
  yield* inSteps(
    acceptanceSteps,
    texts.policies.legalOptinsKey,
    (legalOptinsKey) => callService(acceptPolicies, { userId, legalOptinsKey }),
    noRethrow,
  );
  if ((yield* select(selectPolicies)).haveChanged) yield* put(policiesRequested());
}

const selectPolicies = ({ policies }: PlayerState) => policies;

export function* policiesSaga(): SagaGenerator<void> {
  yield* takeLatest(policiesRequested, safely(fetchTexts));
  yield* takeOneAtATime(acceptanceRequested, safely(accept));
}
