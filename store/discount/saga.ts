import { type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { getDiscountCodes, redeemDiscount } from '../../services/promotions/discountCodes';
import { discountRedeemed, redemptionSpend, selectRedemption } from '../spend/slice';
import { toastWithBalance, watchSpend } from '../spend/watchSpend';
import { callService } from '../support/callService';
import { inSteps, noRethrow } from '../support/inSteps';
import { safely } from '../support/safely';
import { storeDiscount } from './rules';
import { codesRequested, codesSteps } from './slice';

const ownProfile = { profileId: 'me' };

function* fetchCodes(): SagaGenerator<void> {
  yield* inSteps(codesSteps, null, () => callService(getDiscountCodes, ownProfile), noRethrow);
}

export function* discountSaga(): SagaGenerator<void> {
  yield* watchSpend(redemptionSpend, {
    selectSpend: selectRedemption,
    send: (_subject, options) => callService(redeemDiscount, { ...ownProfile, ...storeDiscount }, options),
    selectToast: toastWithBalance('redemption'),
  });
  yield* takeLatest([codesRequested, discountRedeemed], safely(fetchCodes));
}
