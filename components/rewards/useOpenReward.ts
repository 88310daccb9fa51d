import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { claimOpened } from '../../store/rewards/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { inPlace } from '../navigation/inPlace';
import { currentAddress, withParameter } from '../navigation/query/dialogAddress';

/** The parameter of the address that opens a reward's dialog; its value is the reward's id. */
export const rewardQueryKey = 'reward';

/** Returns the function that opens a reward's dialog (`RewardDialog`). The dialog has an address; Back closes it. */
export function useOpenReward(): (reward: { rewardId: string }) => void {
  const dispatch = useAppDispatch();
  const { push, replace } = useRouter();
  return useCallback(
    ({ rewardId }) => {
      dispatch(claimOpened(rewardId));
      const address = currentAddress();
      const hasDialog = withParameter(address, rewardQueryKey, null) !== address;
      void (hasDialog ? replace : push)(withParameter(address, rewardQueryKey, rewardId), undefined, inPlace);
    },
    [dispatch, push, replace],
  );
}
