import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../rootReducer';
import type { Reward } from '../../services/clubWebsite/rewards';
import { selectCurrentSpaceId } from '../game/selectors';
import { selectLots, selectUnits } from '../units/selectors';
import { spendFromLots } from '../spend/rules';
import { claimSpend } from '../spend/slice';
import { type RewardsScope, rewardsScopes } from './scopes';
import { availabilityOf } from './rules';

export const selectRewardsById = ({ rewards }: PlayerState) => rewards.rewards;

/** Of the current game, or of a scope. */
export const selectRewards = createSelector(
  [
    ({ rewards }: PlayerState, scope?: RewardsScope) => (scope ? rewards.scopes[scope] : rewards).rewardIds,
    selectRewardsById,
  ],
  (ids, byId) => ids.flatMap((id) => byId[id] ?? []),
);

export const selectHoldsCurrentGame = (state: PlayerState) => {
  const spaceId = selectCurrentSpaceId(state);
  const rewards = selectRewards(state);
  return (
    state.rewards.status === 'loaded' && rewards.length > 0 && rewards.every((reward) => reward.spaceId === spaceId)
  );
};

export const selectRewardsWithAvailability = createSelector([selectRewards, selectUnits], (rewards, units) =>
  rewards.map((reward) => ({ reward, availability: availabilityOf(reward, units) })),
);

export const selectReward = ({ rewards }: PlayerState, rewardId: string): Reward | null =>
  rewards.rewards[rewardId] ?? null;

export const selectClaimedReward = (state: PlayerState) =>
  state.spend.claim ? selectReward(state, state.spend.claim.subject.id) : null;

export const selectOpenedByClaim = createSelector(
  [claimSpend.select, selectClaimedReward, selectRewardsById],
  (claim, claimed, byId) =>
    claim?.status === 'loaded' && claimed?.quantityPurchased === 1
      ? Object.values(byId).filter(({ lockRewardId, isLocked }) => lockRewardId === claim.subject.id && !isLocked)
      : [],
);

/** None while the balance is unknown. */
export const selectClaimUses = createSelector([selectClaimedReward, selectUnits, selectLots], (reward, units, lots) =>
  reward && units !== null ? spendFromLots(lots, reward.value).filter(({ used }) => used > 0) : [],
);

export const selectRequestedScopes = createSelector([({ rewards }: PlayerState) => rewards.scopes], (scopes) =>
  rewardsScopes.filter((scope) => scopes[scope].status !== 'idle'),
);

export const selectOwnedSpaces = createSelector(
  [({ rewards }: PlayerState) => rewards.scopes.owned.status, (state: PlayerState) => selectRewards(state, 'owned')],
  (status, owned) => (status === 'loaded' || owned.length > 0 ? new Set(owned.map(({ spaceId }) => spaceId)) : null),
);
