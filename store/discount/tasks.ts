import type { SagaGenerator } from 'typed-redux-saga';
import { getDiscountCodes, redeemDiscount } from '../../services/promotions/discountCodes';
import { discountRedeemed, redemptionSpend } from '../spend/slice';
import { watchSpend } from '../spend/watchSpend';
import { callService } from '../support/callService';
import { createResource } from '../support/createResource';
import { storeDiscount } from './rules';

const ownProfile = { profileId: 'me' };

/** Those that the player has redeemed. */
export const discountCodes = createResource('discountCodes', {
  fetch: () => callService(getDiscountCodes, ownProfile),
  refreshOn: discountRedeemed,
});

export function* discountSaga(): SagaGenerator<void> {
  yield* watchSpend(redemptionSpend, {
    send: (_subject, options) => callService(redeemDiscount, { ...ownProfile, ...storeDiscount }, options),
    selectNews: () => ({ about: 'redemption' }),
    selectCount: (state) => discountCodes.select(state).data?.length,
  });
}
