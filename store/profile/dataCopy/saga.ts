import type { SagaGenerator } from 'typed-redux-saga';
import { copyData } from '../../../services/account/accountCare';
import { callService } from '../../support/callService';
import { inSteps, noRethrow } from '../../support/inSteps';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { holdCopy, takeCopyPassword } from './heldCopy';
import { dataCopyRequested, dataCopySteps } from './slice';

function* fetchCopy(): SagaGenerator<void> {
  const password = takeCopyPassword();
  if (password === null) return;
  yield* inSteps(dataCopySteps, null, () => keepCopy(password), noRethrow);
}

function* keepCopy(password: string): SagaGenerator<null> {
  holdCopy(JSON.stringify(yield* callService(copyData, { password }), null, 2));
  return null;
}

export function* dataCopySaga(): SagaGenerator<void> {
  yield* takeOneAtATime(dataCopyRequested, safely(fetchCopy));
}
