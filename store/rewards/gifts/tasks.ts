import { put, type SagaGenerator } from 'typed-redux-saga';
import { acceptGift, declineGift, type Gift, getGifts, giveReward } from '../../../services/club/gifts';
import { toFailure } from '../../../services/http/errors';
import { failedSpendLeft, giftAnswered, giftSpend, rewardGiven } from '../../spend/slice';
import { watchSpend } from '../../spend/watchSpend';
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';
import { isOutcomeUnknown } from '../../support/failures';
import { toastShown } from '../../toasts/slice';

/** Older ones are in the Units history alone. */
const mostShown = 100;

/** Newest first. */
export const gifts = createResource('gifts', {
  fetch: () => callService(getGifts, { limit: mostShown }),
  refreshOn: [rewardGiven, giftAnswered],
  refreshesOnReturn: true,
});

export function* answerGift(
  { giftId, rewardId, name, nameOnPlatform }: Gift,
  isAccepted: boolean,
): SagaGenerator<void> {
  try {
    yield* callService<{ giftId: string }, unknown>(isAccepted ? acceptGift : declineGift, { giftId });
  } catch (error) {
    // The gift may be answered all the same, or be over.
    yield* put(failedSpendLeft());
    if (!isOutcomeUnknown(toFailure(error)) || !(yield* wasAnswered(giftId, isAccepted))) throw error;
  }
  yield* put(giftAnswered());
  yield* put(
    toastShown(
      isAccepted
        ? { about: 'claim', rewardId, name, failure: null, unitBalance: null }
        : { about: 'giftDeclined', name: nameOnPlatform },
    ),
  );
}

/** Of the gifts that the player received, those declined are not listed. */
function* wasAnswered(giftId: string, isAccepted: boolean): SagaGenerator<boolean> {
  const known = yield* callService(getGifts, { limit: mostShown });
  const state = known.find((gift) => gift.giftId === giftId)?.state;
  return state === (isAccepted ? 'accepted' : undefined);
}

export function* giftsSaga(): SagaGenerator<void> {
  yield* watchSpend(giftSpend, {
    send: ({ choice }, options) => callService(giveReward, choice, options),
    selectNews: () => ({ about: 'gift' }),
    selectCount: (state, { choice: { pid, rewardId } }) =>
      gifts.select(state).data?.filter((gift) => gift.isGiven && gift.pid === pid && gift.rewardId === rewardId).length,
  });
}
