import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { chooseAutoBank, getAutoBank } from '../../../services/club/autoBank';
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';
import { safely } from '../../support/safely';
import { settleLast } from '../../support/settleLast';
import { challengesBanked } from '../slice';

export const autoBank = createResource('autoBank', { fetch: () => callService(getAutoBank, null) });

export const autoBankChoice = settleLast('autoBankChoice', {
  *save(choice) {
    yield* put(autoBank.fetched(yield* callService(chooseAutoBank, { autoBank: choice })));
  },
});

/** Only the services know whether a bank was almost missed. */
function* refreshOffer(): SagaGenerator<void> {
  const { data } = yield* select(autoBank.select);
  if (data?.autoBank === false) yield* autoBank.refresh();
}

export function* autoBankSaga(): SagaGenerator<void> {
  yield* takeEvery(challengesBanked, safely(refreshOffer));
}
