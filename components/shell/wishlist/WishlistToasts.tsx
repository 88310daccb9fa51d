import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { selectWishesToNotify, selectWishFailure } from '../../../store/rewards/wishlist/selectors';
import { wishesNoted, wishlistRequested } from '../../../store/rewards/wishlist/slice';
import { navigate } from '../../navigation/navigate';
import { useShowToast } from '../providers/ToastsProvider';
import { wishTemplates, wishTexts } from './wishlist.messages';

/** For signed-in players: a toast, once, when a wish becomes affordable, and a toast when a wishlist change fails. */
export function WishlistToasts() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(wishlistRequested());
  }, [dispatch]);
  useAffordableToast();
  useFailureToast();
  return null;
}

function useAffordableToast(): void {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const showToast = useShowToast();
  const affordable = usePlayerSelector(selectWishesToNotify);
  useEffect(() => {
    const [first] = affordable;
    if (!first) return;
    const { name, value } = first.wish.reward;
    showToast({
      kind: 'units',
      title: formatMessage(wishTemplates.affordable, { count: affordable.length, name }),
      detail: formatMessage(wishTemplates.onYourList, { count: affordable.length, price: value }),
      action: { label: formatMessage(wishTexts.see), onClick: () => void navigate('rewards') },
    });
    const notified = affordable.map(({ wish }) => wish.rewardId);
    dispatch(wishesNoted({ notified, at: new Date().toISOString() }));
  }, [affordable, dispatch, formatMessage, showToast]);
}

function useFailureToast(): void {
  const { formatMessage } = useIntl();
  const showToast = useShowToast();
  const failure = usePlayerSelector(selectWishFailure);
  const shownFailure = useRef(failure);
  useEffect(() => {
    if (failure === null || failure === shownFailure.current) return;
    shownFailure.current = failure;
    const { name, isWished } = failure;
    showToast({
      kind: 'error',
      title: formatMessage(isWished ? wishTemplates.notAdded : wishTemplates.notRemoved, { name }),
      detail: formatMessage(wishTexts.tryAgain),
    });
  }, [failure, formatMessage, showToast]);
}
