import { type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getDiscountCodes, redeemDiscount } from '../../services/promotions/endpoints';
import { callService } from '../support/callService';
import { inSteps } from '../support/inSteps';
import { safely } from '../support/safely';
import { takeOneAtATime } from '../support/takeOneAtATime';
import { storeDiscount } from './rules';
import { selectRedemption } from './selectors';
import { codesRequested, codesSteps, discountRedeemed, redemptionRequested, redemptionSteps } from './slice';

const ownProfile = { profileId: 'me' };

/** The steps tell the store of a failure; nobody above these workers has to hear of it too. */
const told = { rethrow: false };

/** Nothing happens without an open redemption, nor to one that has been paid. */
function* redeem(): SagaGenerator<void> {
  const redemption = yield* select(selectRedemption);
  if (!redemption || redemption.status === 'loaded') return;
  const { idempotencyKey } = redemption;
  yield* inSteps(redemptionSteps, null, () => payForCode(idempotencyKey), told);
}

const payForCode = (idempotencyKey: string) =>
  callService(redeemDiscount, { ...ownProfile, ...storeDiscount }, { idempotencyKey });

function* fetchCodes(): SagaGenerator<void> {
  yield* inSteps(codesSteps, null, () => callService(getDiscountCodes, ownProfile), told);
}

export function* discountSaga(): SagaGenerator<void> {
  yield* takeOneAtATime(redemptionRequested, safely(redeem));
  yield* takeLatest([codesRequested, discountRedeemed], safely(fetchCodes));
}
