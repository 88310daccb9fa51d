import { put, type SagaGenerator, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { chooseAutoBank, getAutoBank } from '../../../services/club/autoBank';
import { toFailure } from '../../../services/http/errors';
import { challengesBanked } from '../slice';
import type { PlayerState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import { selectUnsavedAutoBank } from './selectors';
import {
  autoBankChosen,
  autoBankFailed,
  autoBankFetched,
  autoBankRejected,
  autoBankRequested,
  autoBankSaved,
} from './slice';

function* fetchSetting(): SagaGenerator<void> {
  yield* put(autoBankFetched(yield* callService(getAutoBank, null)));
}

/** Sends choices one after the other, until the stored one equals the visible one. */
function* save(): SagaGenerator<void> {
  let autoBank = yield* select(selectUnsavedAutoBank);
  while (autoBank !== null) {
    try {
      yield* put(autoBankSaved(yield* callService(chooseAutoBank, { autoBank })));
    } catch (error) {
      yield* put(autoBankRejected(toFailure(error)));
    }
    autoBank = yield* select(selectUnsavedAutoBank);
  }
}

/** Only the services know whether a bank was almost missed. */
function* refreshOffer(): SagaGenerator<void> {
  const saved = yield* select(({ autoBank }: PlayerState) => autoBank.saved);
  if (saved?.autoBank === false) yield* put(autoBankRequested());
}

export function* autoBankSaga(): SagaGenerator<void> {
  yield* takeLatest(autoBankRequested, safely(fetchSetting, autoBankFailed));
  yield* takeLeading(autoBankChosen, safely(save));
  yield* takeEvery(challengesBanked, safely(refreshOffer));
}
