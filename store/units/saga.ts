import { put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { getBalance } from '../../services/clubWebsite/endpoints';
import type { RootState } from '../rootReducer';
import { callService } from '../support/callService';
import { needsFetch } from '../support/requestState';
import { safely } from '../support/safely';
import { balanceEvents, balanceFailed, balanceFetched, balanceFetchStarted, balanceRequested } from './slice';

/** Fetches the balance once, however many parts of a page request it. */
function* fetchMissingBalance(): SagaGenerator<void> {
  if (needsFetch(yield* select(({ units }: RootState) => units))) yield* put(balanceFetchStarted());
}

function* fetchBalance(): SagaGenerator<void> {
  const balance = yield* callService(getBalance, null);
  yield* put('errorCode' in balance ? balanceFailed(balance.errorCode) : balanceFetched(balance));
}

/** After an event the reducer knows the new balance, but only the services know which lots are left. */
export function* unitsSaga(): SagaGenerator<void> {
  yield* takeEvery(balanceRequested, safely(fetchMissingBalance));
  yield* takeLatest(
    [balanceFetchStarted, ...balanceEvents],
    safely(fetchBalance, ({ code }) => balanceFailed(code)),
  );
}
