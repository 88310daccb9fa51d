import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { readSearch } from '../../../store/router/rules';
import { selectClaimedReward } from '../../../store/rewards/selectors';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { searchOf, useAddressDialog } from '../../navigation/address';
import { claimSpend } from '../../../store/spend/slice';
import { dialogPart } from '../../ui/browser/dialogPart';
import { loadAhead } from '../../ui/browser/loadPart';
import { onceIdle } from '../../ui/browser/onceIdle';
import { UndoDialog } from '../ClaimUndo/UndoOffer';
import { rewardQueryKey } from '../useOpenReward';

const loadDialog = () => import('./OpenRewardDialog').then((module) => module.OpenRewardDialog);
const OpenRewardDialog = dialogPart(loadDialog);

interface RewardDialogProps {
  /** False on the page of a game that the player does not own. */
  canClaim?: boolean;
}

export function RewardDialog({ canClaim = true }: RewardDialogProps) {
  const dispatch = useAppDispatch();
  const { value: rewardId } = useAddressDialog(rewardQueryKey);
  // The history entry of the undo, which a receipt leads to, would lie above that of the receipt before the browser has left it.
  const isLeft = !readSearch(searchOf(useRouter().asPath)).has(rewardQueryKey);
  const claim = usePlayerSelector(claimSpend.select);
  const reward = usePlayerSelector(selectClaimedReward);
  // A press without a connection would wait for it without a word.
  useEffect(() => onceIdle(() => loadAhead(loadDialog)), []);
  useEffect(() => {
    if (rewardId !== null) dispatch(claimSpend.opened({ id: rewardId }));
    return () => void dispatch(claimSpend.closed());
  }, [dispatch, rewardId]);
  return (
    <>
      {claim?.isOpen && reward && <OpenRewardDialog claim={claim} reward={reward} canClaim={canClaim} />}
      {isLeft && <UndoDialog />}
    </>
  );
}
