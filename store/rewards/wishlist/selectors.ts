import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../../rootReducer';
import { selectUnits } from '../../units/selectors';
import { selectRewardsById } from '../selectors';
import { affordableWithout, byNearness, unsavedWish } from './rules';

const selectAll = ({ wishlist }: PlayerState) => wishlist.wishes;

export const selectUnsavedWish = ({ wishlist }: PlayerState) => unsavedWish(wishlist);

export const selectWish = ({ wishlist }: PlayerState, rewardId: string) =>
  wishlist.wishes.find((wish) => wish.rewardId === rewardId);

const selectWishesWithReward = createSelector([selectAll, selectRewardsById], (wishes, byId) =>
  wishes.flatMap((wish) => {
    const reward = byId[wish.rewardId];
    return reward ? [{ ...wish, reward }] : [];
  }),
);

export const selectWishedRewards = createSelector([selectWishesWithReward], (wishes) =>
  wishes.map(({ reward }) => reward),
);

export const selectWishedIds = createSelector([selectAll], (wishes) => new Set(wishes.map(({ rewardId }) => rewardId)));

export const selectWishes = createSelector([selectWishesWithReward, selectUnits], byNearness);

const selectAffordableWithout = (note: 'notifiedDate' | 'seenDate') =>
  createSelector([selectWishes, selectUnits], (wishes, units) =>
    units === null ? [] : affordableWithout(note, wishes),
  );

export const selectWishesToNotify = selectAffordableWithout('notifiedDate');

export const selectWishesToSee = selectAffordableWithout('seenDate');
