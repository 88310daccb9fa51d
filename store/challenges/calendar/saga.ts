import { all, call, put, type SagaGenerator } from 'typed-redux-saga';
import { getBalance } from '../../../services/clubWebsite/balance';
import { getChallenges } from '../../../services/console/console';
import { ServiceError, toFailure } from '../../../services/http/errors';
import { callService } from '../../support/callService';
import { getDependencies } from '../../support/dependencies';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { deadlinesOf } from './rules';
import { calendarFailed, calendarRequested, deadlinesFetched } from './slice';

function* fetchDeadlines(): SagaGenerator<void> {
  const { now } = yield* getDependencies();
  try {
    const dates = yield* all({ expiring: call(fetchExpiring), challenges: call(fetchChallenges) });
    yield* put(deadlinesFetched(deadlinesOf(dates, now())));
  } catch (error) {
    yield* put(calendarFailed(toFailure(error)));
  }
}

/** A balance that carries an error code is none (spec 4, Units): a calendar without its expiries would mislead. */
function* fetchExpiring() {
  const balance = yield* callService(getBalance, null);
  if ('errorCode' in balance) throw new ServiceError({ message: balance.message, errorCode: balance.errorCode });
  return balance.expiring;
}

function* fetchChallenges() {
  return yield* callService(getChallenges, {});
}

export function* calendarSaga(): SagaGenerator<void> {
  yield* takeOneAtATime(calendarRequested, safely(fetchDeadlines));
}
