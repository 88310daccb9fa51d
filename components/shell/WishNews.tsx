import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { selectWishesToNotify, selectWishFailure } from '../../store/rewards/wishlist/selectors';
import { wishesNoted, wishlistRequested } from '../../store/rewards/wishlist/slice';
import { navigate } from '../navigation/navigate';
import { useShowToast } from './ToastsProvider';
import { wishTemplates, wishTexts } from './WishNews.messages';

/** For signed-in players: tells, once, that a wish is affordable, and tells of a mark that could not be kept. */
export function WishNews() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(wishlistRequested());
  }, [dispatch]);
  useAffordableNews();
  useFailureNews();
  return null;
}

function useAffordableNews(): void {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const showToast = useShowToast();
  const untold = useAppSelector(selectWishesToNotify);
  useEffect(() => {
    const [first] = untold;
    if (!first) return;
    const { name, value } = first.wish.reward;
    showToast({
      kind: 'units',
      title: formatMessage(wishTemplates.affordable, { count: untold.length, name }),
      words: formatMessage(wishTemplates.onYourList, { count: untold.length, price: value }),
      action: { label: formatMessage(wishTexts.see), onClick: () => void navigate('rewards') },
    });
    const told = untold.map(({ wish }) => wish.rewardId);
    dispatch(wishesNoted({ notified: told, at: new Date().toISOString() }));
  }, [untold, dispatch, formatMessage, showToast]);
}

function useFailureNews(): void {
  const { formatMessage } = useIntl();
  const showToast = useShowToast();
  const failure = useAppSelector(selectWishFailure);
  const told = useRef(failure);
  useEffect(() => {
    if (failure === null || failure === told.current) return;
    told.current = failure;
    const { name, isWished } = failure;
    showToast({
      kind: 'error',
      title: formatMessage(isWished ? wishTemplates.notAdded : wishTemplates.notRemoved, { name }),
      words: formatMessage(wishTexts.tryAgain),
    });
  }, [failure, formatMessage, showToast]);
}
