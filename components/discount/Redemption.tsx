import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { storeDiscount } from '../../store/discount/rules';
import { redemptionSpend, selectRedemption } from '../../store/spend/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { loadPart } from '../ui/browser/loadPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';

const RedeemDialog = dynamic(() => loadPart(() => import('./RedeemDialog').then((module) => module.RedeemDialog)), {
  ssr: false,
});

/** The dialog for a code, loaded when it opens first. It opens at once where it is wanted, and closes with the page. */
export function Redemption({ isWanted }: { isWanted: boolean }) {
  const dispatch = useAppDispatch();
  const isDialogNeeded = useOnceTrue(usePlayerSelector(selectRedemption)?.isOpen ?? false);
  useEffect(() => {
    if (isWanted) dispatch(redemptionSpend.opened({ id: storeDiscount.promotionId }));
  }, [dispatch, isWanted]);
  // The result of a redemption that still runs is announced by a toast.
  useEffect(() => () => void dispatch(redemptionSpend.closed()), [dispatch]);
  return isDialogNeeded ? <RedeemDialog /> : null;
}
