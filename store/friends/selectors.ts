import { createSelector } from '@reduxjs/toolkit';
import { selectLocale } from '../locale/selectors';
import type { PlayerState } from '../rootReducer';
import { inOrderOfPresence, withPresence } from './rules';

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

export const selectOnlineFriendsCount = createSelector(
  [selectFriends],
  (friends) => friends.filter(({ status }) => status !== 'offline').length,
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
