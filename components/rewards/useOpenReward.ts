import { useCallback } from 'react';
import { claimSpend } from '../../store/spend/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { currentAddress, withParameter } from '../navigation/query/dialogAddress';
import { useChangeInPlace } from '../navigation/query/useChangeInPlace';

/** The parameter of the address that opens a reward's dialog; its value is the reward's id. */
export const rewardQueryKey = 'reward';

/** Returns the function that opens a reward's dialog (`RewardDialog`). The dialog has an address; Back closes it. */
export function useOpenReward(): (reward: { rewardId: string }) => void {
  const dispatch = useAppDispatch();
  const changeInPlace = useChangeInPlace();
  return useCallback(
    ({ rewardId }) => {
      dispatch(claimSpend.opened({ id: rewardId }));
      const address = currentAddress();
      const hasDialog = withParameter(address, rewardQueryKey, null) !== address;
      void changeInPlace(hasDialog ? 'replace' : 'push', (from) => withParameter(from, rewardQueryKey, rewardId));
    },
    [dispatch, changeInPlace],
  );
}
