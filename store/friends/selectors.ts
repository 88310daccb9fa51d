import { createSelector } from '@reduxjs/toolkit';
import { selectLocale } from '../locale/selectors';
import type { PlayerState } from '../rootReducer';
import { countsOf, inOrderOfPresence, withPresence } from './rules';

const selectBareFriends = createSelector(
  [
    ({ friends }: PlayerState) => friends.friends,
    ({ friends }: PlayerState) => friends.pendingFavorites,
    ({ friends }: PlayerState) => friends.leaving,
  ],
  (friends, pendingFavorites, leaving) =>
    friends
      .filter(({ pid }) => !leaving.includes(pid))
      .map((friend) => ({ ...friend, isFavorite: pendingFavorites[friend.pid] ?? friend.isFavorite })),
);

export const selectFriendIds = createSelector([selectBareFriends], (friends) => friends.map(({ pid }) => pid));

export const selectFriends = createSelector(
  [selectBareFriends, ({ friends }: PlayerState) => friends.presences, selectLocale],
  (friends, presences, locale) =>
    inOrderOfPresence(
      friends.map((friend) => withPresence(friend, presences[friend.pid])),
      locale,
    ),
);

/** True while only the first friends are loaded. */
export const selectAreMoreFriends = ({ friends }: PlayerState) => friends.counts !== null;

export const selectAreAllFriendsRequested = ({ friends }: PlayerState) => friends.areAllRequested;

export const selectHaveAllFriendsFailed = ({ friends }: PlayerState) =>
  friends.areAllRequested && friends.counts !== null && friends.status === 'failed';

/** Of all friends, also of those that are not loaded. */
export const selectFriendCounts = createSelector(
  [({ friends }: PlayerState) => friends.counts, selectFriends],
  (counts, friends) => counts ?? countsOf(friends),
);

export const selectFriendsStatus = ({ friends }: PlayerState) => friends.status;

/** '' for a player who is no friend. */
export const selectFriendName = ({ friends }: PlayerState, pid: string) =>
  friends.friends.find((friend) => friend.pid === pid)?.nameOnPlatform ?? '';

export const selectArePresencesKnown = ({ friends }: PlayerState) => friends.presencesRequest.status === 'loaded';

/** True once presences are loaded or have failed, so that the order of the list is final. */
export const selectArePresencesSettled = ({ friends }: PlayerState) => friends.presencesRequest.status !== 'idle';

export const selectArePresencesUnknown = ({ friends }: PlayerState) =>
  friends.presencesRequest.status === 'failed' && Object.keys(friends.presences).length === 0;

export const selectHaveFriendsFailed = ({ friends }: PlayerState) =>
  friends.status === 'failed' || (friends.status !== 'loading' && friends.presencesRequest.status === 'failed');
