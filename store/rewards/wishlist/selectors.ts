import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../rootReducer';
import { selectUnits } from '../../units/selectors';
import { byNearness, unseenWishes, wishesToNotify, unsavedWish } from './rules';

const selectAll = ({ wishlist }: RootState) => wishlist.wishes;

export const selectWishlistStatus = ({ wishlist }: RootState) => wishlist.status;

export const selectIsSavingWishes = ({ wishlist }: RootState) => wishlist.isSaving;

/** The change that was refused last, or null. */
export const selectWishFailure = ({ wishlist }: RootState) => wishlist.lastFailure;

export const selectUnsavedWish = ({ wishlist }: RootState) => unsavedWish(wishlist);

export const selectWish = ({ wishlist }: RootState, rewardId: string) =>
  wishlist.wishes.find((wish) => wish.rewardId === rewardId);

/** The rewards that are wished for, by id. */
export const selectWishedRewards = createSelector([selectAll], (wishes) => ({
  rewards: Object.fromEntries(wishes.map(({ rewardId, reward }) => [rewardId, reward])),
}));

/** Ids of the rewards that are wished for. */
export const selectWishedIds = createSelector([selectAll], (wishes) => new Set(wishes.map(({ rewardId }) => rewardId)));

/** The wishes with where the player stands with each, the nearest first. */
export const selectWishes = createSelector([selectAll, selectUnits], byNearness);

/** Affordable wishes that the player has not been told of; none while the balance is unknown. */
export const selectWishesToNotify = createSelector([selectWishes, selectUnits], (wishes, units) =>
  units === null ? [] : wishesToNotify(wishes),
);

/** Affordable wishes that the player has not looked at; none while the balance is unknown. */
export const selectWishesToSee = createSelector([selectWishes, selectUnits], (wishes, units) =>
  units === null ? [] : unseenWishes(wishes),
);
