import { put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { getBalance } from '../../services/clubWebsite/balance';
import { stepErrorOf } from '../challenges/rules';
import { activationFailed, bankingFailed } from '../challenges/slice';
import { claimSpend, redemptionSpend } from '../spend/slice';
import type { PlayerState } from '../rootReducer';
import { callService } from '../support/callService';
import { needsFetch } from '../support/requestState';
import { safely } from '../support/safely';
import { balanceEvents, balanceFailed, balanceFetched, balanceFetchStarted, balanceRequested } from './slice';

function* fetchBalance(): SagaGenerator<void> {
  const balance = yield* callService(getBalance, null);
  yield* put('errorCode' in balance ? balanceFailed(balance.errorCode) : balanceFetched(balance));
}

/** A challenge that was taken a step further elsewhere may have changed the balance. */
function* refreshOvertaken({
  payload: { failure },
}: ReturnType<typeof bankingFailed | typeof activationFailed>): SagaGenerator<void> {
  if (stepErrorOf(failure) !== 'failed') yield* put(balanceFetchStarted());
}

/** After an event the reducer knows the new balance, but only the services know which lots are left. */
export function* unitsSaga(): SagaGenerator<void> {
  /** After a failed claim the services may hold another balance: the next request fetches it. */
  let isOutdated = false;

  function* markOutdated(): SagaGenerator<void> {
    isOutdated = true;
  }

  function* fetchMissingBalance(): SagaGenerator<void> {
    if (!isOutdated && !needsFetch(yield* select(({ units }: PlayerState) => units))) return;
    isOutdated = false;
    yield* put(balanceFetchStarted());
  }

  yield* takeEvery([claimSpend.steps.failed, redemptionSpend.steps.failed, bankingFailed], markOutdated);
  yield* takeEvery([activationFailed, bankingFailed], safely(refreshOvertaken));
  yield* takeEvery(balanceRequested, safely(fetchMissingBalance));
  yield* takeLatest(
    [balanceFetchStarted, ...balanceEvents],
    safely(fetchBalance, ({ code }) => balanceFailed(code)),
  );
}
