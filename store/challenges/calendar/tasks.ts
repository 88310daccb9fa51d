import { all, type SagaGenerator } from 'typed-redux-saga';
import { getBalance } from '../../../services/clubWebsite/balance';
import { getChallenges } from '../../../services/console/console';
import { ServiceError } from '../../../services/http/errors';
import { callService } from '../../support/callService';
import { getDependencies } from '../../support/dependencies';
import { type Deadline, deadlinesOf } from './rules';

export function* fetchDeadlines(): SagaGenerator<Deadline[]> {
  const { now } = yield* getDependencies();
  const { balance, challenges } = yield* all({
    balance: callService(getBalance, null),
    challenges: callService(getChallenges, {}),
  });
  // A balance with an error code is a failure (spec 4, Units): a calendar without expirations would mislead.
  if ('errorCode' in balance) throw new ServiceError({ message: balance.message, errorCode: balance.errorCode });
  return deadlinesOf({ expiring: balance.expiring, challenges }, now());
}
