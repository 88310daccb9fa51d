import { useCallback } from 'react';
import { useAddressDialog } from '../navigation/address';

export const rewardQueryKey = 'reward';

/** The address alone opens the dialog (`RewardDialog`). */
export function useOpenReward(): (reward: { rewardId: string }) => void {
  const { open } = useAddressDialog(rewardQueryKey);
  return useCallback(({ rewardId }) => open(rewardId), [open]);
}
