import { useCallback } from 'react';
import { useAddressDialog } from '../navigation/address';

/** The parameter of the address that opens a reward's dialog; its value is the reward's id. */
export const rewardQueryKey = 'reward';

/** Returns the function that opens a reward's dialog (`RewardDialog`), which the address alone opens. */
export function useOpenReward(): (reward: { rewardId: string }) => void {
  const { open } = useAddressDialog(rewardQueryKey);
  return useCallback(({ rewardId }) => open(rewardId), [open]);
}
