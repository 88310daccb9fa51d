import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';
import { inOrderOfPresence, withPresence } from './rules';

/** Friends as the player wants them: what waits for the services' word counts already. */
const selectBareFriends = createSelector(
  [
    ({ friends }: RootState) => friends.friends,
    ({ friends }: RootState) => friends.wishes,
    ({ friends }: RootState) => friends.leaving,
  ],
  (friends, wishes, leaving) =>
    friends
      .filter(({ pid }) => !leaving.includes(pid))
      .map((friend) => ({ ...friend, isFavorite: wishes[friend.pid] ?? friend.isFavorite })),
);

export const selectFriendIds = createSelector([selectBareFriends], (friends) => friends.map(({ pid }) => pid));

/** Friends with their presence: who plays first, then who is there, by name. */
export const selectFriends = createSelector(
  [selectBareFriends, ({ friends }: RootState) => friends.presences],
  (friends, presences) => inOrderOfPresence(friends.map((friend) => withPresence(friend, presences[friend.pid]))),
);

/** How many friends are not offline. */
export const selectOnlineFriendsCount = createSelector(
  [selectFriends],
  (friends) => friends.filter(({ status }) => status !== 'offline').length,
);

export const selectFriendsStatus = ({ friends }: RootState) => friends.status;

/** The last change that the services refused, or null. */
export const selectFriendError = ({ friends }: RootState) => friends.error;

export const selectFriendsFailure = ({ friends }: RootState) => friends.failure;

/** False until it is known where the friends are, and while it cannot be found out. */
export const selectArePresencesKnown = ({ friends }: RootState) => friends.presencesRequest.status === 'loaded';

/** True once it is settled where the friends are, so that they stand where they will stay. */
export const selectArePresencesSettled = ({ friends }: RootState) => friends.presencesRequest.status !== 'idle';

/** True where nobody could say where the friends are, and nobody had before. */
export const selectArePresencesUnknown = ({ friends }: RootState) =>
  friends.presencesRequest.status === 'failed' && Object.keys(friends.presences).length === 0;

/** True when the friends, or where they are, could not be fetched. */
export const selectHaveFriendsFailed = ({ friends }: RootState) =>
  friends.status === 'failed' || (friends.status !== 'loading' && friends.presencesRequest.status === 'failed');
