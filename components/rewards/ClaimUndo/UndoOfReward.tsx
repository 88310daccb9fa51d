import { useEffect } from 'react';
import { selectUndoableOfReward } from '../../../store/rewards/claimUndo/selectors';
import { undoableRequested } from '../../../store/rewards/claimUndo/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { UndoOffer } from './UndoOffer';

/** Offers to undo the latest claim of an owned reward, while that is possible. */
export function UndoOfReward({ rewardId, onOpen }: { rewardId: string; onOpen: () => void }) {
  const dispatch = useAppDispatch();
  const claim = usePlayerSelector((state) => selectUndoableOfReward(state, rewardId));
  useEffect(() => {
    dispatch(undoableRequested());
  }, [dispatch]);
  return claim ? <UndoOffer claim={claim} onOpen={onOpen} /> : null;
}
