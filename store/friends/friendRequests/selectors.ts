import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../rootReducer';

/** Requests that wait, without those answered here a moment ago. */
const selectWaiting = createSelector(
  [
    ({ friendRequests }: RootState) => friendRequests.requests,
    ({ friendRequests }: RootState) => friendRequests.answering,
  ],
  (requests, answering) => requests.filter(({ pid }) => !answering.includes(pid)),
);

/** What the player was asked, newest first. */
export const selectReceivedRequests = createSelector([selectWaiting], (requests) =>
  requests.filter(({ state }) => state === 'PendingReceivedInvite'),
);

/** What the player has asked, newest first. */
export const selectSentRequests = createSelector([selectWaiting], (requests) =>
  requests.filter(({ state }) => state === 'PendingSentInvite'),
);

export const selectRequestsStatus = ({ friendRequests }: RootState) => friendRequests.status;

/** The name that is being asked right now, or null. */
export const selectPendingName = ({ friendRequests }: RootState) => friendRequests.pendingName;

/** The name that could not be asked, and why; or null. */
export const selectRequestError = ({ friendRequests }: RootState) => friendRequests.requestError;

/** What became of the last thing that the player did with a request, or null. */
export const selectRequestNews = ({ friendRequests }: RootState) => friendRequests.news;
