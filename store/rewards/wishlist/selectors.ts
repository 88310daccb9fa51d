import { createSelector } from '@reduxjs/toolkit';
import type { Wish } from '../../../services/club/wishlist';
import type { Reward } from '../../../services/clubWebsite/rewards';
import type { PlayerState } from '../../rootReducer';
import { selectUnits } from '../../units/selectors';
import { selectRewardsById } from '../selectors';
import { affordableWithout, byNearness, type StoredWish, unsavedWish } from './rules';

const selectAll = ({ wishlist }: PlayerState) => wishlist.wishes;

export const selectUnsavedWish = ({ wishlist }: PlayerState) => unsavedWish(wishlist);

export const selectWish = ({ wishlist }: PlayerState, rewardId: string) =>
  wishlist.wishes.find((wish) => wish.rewardId === rewardId);

const withReward = (wishes: readonly StoredWish[], byId: Record<string, Reward>): Wish[] =>
  wishes.flatMap((wish) => {
    const reward = byId[wish.rewardId];
    return reward ? [{ ...wish, reward }] : [];
  });

const selectWishesWithReward = createSelector([selectAll, selectRewardsById], withReward);

export const selectWishedRewards = createSelector([selectWishesWithReward], (wishes) =>
  wishes.map(({ reward }) => reward),
);

export const selectWishedIds = createSelector([selectAll], (wishes) => new Set(wishes.map(({ rewardId }) => rewardId)));

export const selectWishes = createSelector([selectWishesWithReward, selectUnits], byNearness);

/** Of wishes that may have been removed since: all but those of rewards that the player owns by now. */
export const selectShownWishes = createSelector(
  [(_state: PlayerState, shown: readonly StoredWish[]) => shown, selectRewardsById, selectWishedIds, selectUnits],
  (shown, byId, wished, units) =>
    byNearness(withReward(shown, byId), units).filter(
      ({ wish, availability }) => wished.has(wish.rewardId) || availability.kind !== 'owned',
    ),
);

const selectAffordableWithout = (note: 'notifiedDate' | 'seenDate') =>
  createSelector([selectWishes, selectUnits], (wishes, units) =>
    units === null ? [] : affordableWithout(note, wishes),
  );

export const selectWishesToNotify = selectAffordableWithout('notifiedDate');

export const selectWishesToSee = selectAffordableWithout('seenDate');
