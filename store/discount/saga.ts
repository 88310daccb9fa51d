import { type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getDiscountCodes, redeemDiscount } from '../../services/promotions/endpoints';
import { callService } from '../support/callService';
import { inSteps, noRethrow } from '../support/inSteps';
import { safely } from '../support/safely';
import { takeOneAtATime } from '../support/takeOneAtATime';
import { storeDiscount } from './rules';
import { selectRedemption } from './selectors';
import { codesRequested, codesSteps, discountRedeemed, redemptionRequested, redemptionSteps } from './slice';

const ownProfile = { profileId: 'me' };

/** Does nothing without an open redemption, or after it has been redeemed. */
function* redeem(): SagaGenerator<void> {
  const redemption = yield* select(selectRedemption);
  if (!redemption || redemption.status === 'loaded') return;
  const { idempotencyKey } = redemption;
  yield* inSteps(redemptionSteps, null, () => sendRedemption(idempotencyKey), noRethrow);
}

const sendRedemption = (idempotencyKey: string) =>
  callService(redeemDiscount, { ...ownProfile, ...storeDiscount }, { idempotencyKey });

function* fetchCodes(): SagaGenerator<void> {
  yield* inSteps(codesSteps, null, () => callService(getDiscountCodes, ownProfile), noRethrow);
}

export function* discountSaga(): SagaGenerator<void> {
  yield* takeOneAtATime(redemptionRequested, safely(redeem));
  yield* takeLatest([codesRequested, discountRedeemed], safely(fetchCodes));
}
