import { put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { getBalance } from '../../services/clubWebsite/endpoints';
import { toFailure } from '../../services/http/errors';
import { challengeBanked } from '../challenges/slice';
import { discountRedeemed } from '../discount/slice';
import { rewardClaimed } from '../rewards/slice';
import { callService } from '../support/callService';
import { safely } from '../support/safely';
import { balanceFailed, balanceFetched, balanceRequested } from './slice';

function* fetchBalance(): SagaGenerator<void> {
  try {
    const balance = yield* callService(getBalance, null);
    yield* put('errorCode' in balance ? balanceFailed(balance.errorCode) : balanceFetched(balance));
  } catch (error) {
    yield* put(balanceFailed(toFailure(error).code));
  }
}

/** The reducer knows the new balance already; when its lots expire, only the services know. */
export function* unitsSaga(): SagaGenerator<void> {
  yield* takeLatest([balanceRequested, rewardClaimed, discountRedeemed, challengeBanked], safely(fetchBalance));
}
