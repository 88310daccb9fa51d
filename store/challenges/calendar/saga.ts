import { all, call, put, type SagaGenerator } from 'typed-redux-saga';
import { getBalance } from '../../../services/clubWebsite/endpoints';
import { getChallenges } from '../../../services/console/endpoints';
import { ServiceError } from '../../../services/http/errors';
import { callService } from '../../support/callService';
import { getDependencies } from '../../support/dependencies';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { deadlinesOf } from './rules';
import { calendarFailed, calendarRequested, deadlinesFetched } from './slice';

function* fetchDeadlines(): SagaGenerator<void> {
  const { now } = yield* getDependencies();
  const dates = yield* all({ expiring: call(fetchExpiring), challenges: call(fetchChallenges) });
  yield* put(deadlinesFetched(deadlinesOf(dates, now())));
}

/** A balance with an error code is a failure (spec 4, Units): a calendar without expirations would mislead. */
function* fetchExpiring() {
  const balance = yield* callService(getBalance, null);
  if ('errorCode' in balance) throw new ServiceError({ message: balance.message, errorCode: balance.errorCode });
  return balance.expiring;
}

function* fetchChallenges() {
  return yield* callService(getChallenges, {});
}

export function* calendarSaga(): SagaGenerator<void> {
  yield* takeOneAtATime(calendarRequested, safely(fetchDeadlines, calendarFailed));
}
