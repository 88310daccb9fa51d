import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../rootReducer';

/** Pending requests, without those just answered here. */
const selectWaiting = createSelector(
  [
    ({ friendRequests }: RootState) => friendRequests.requests,
    ({ friendRequests }: RootState) => friendRequests.answering,
  ],
  (requests, answering) => requests.filter(({ pid }) => !answering.includes(pid)),
);

/** Newest first. */
export const selectReceivedRequests = createSelector([selectWaiting], (requests) =>
  requests.filter(({ state }) => state === 'PendingReceivedInvite'),
);

/** Newest first. */
export const selectSentRequests = createSelector([selectWaiting], (requests) =>
  requests.filter(({ state }) => state === 'PendingSentInvite'),
);

export const selectRequestsStatus = ({ friendRequests }: RootState) => friendRequests.status;

/** The name that a request is being sent to, or null. */
export const selectPendingName = ({ friendRequests }: RootState) => friendRequests.pendingName;

/** The name of the last failed request with the reason, or null. */
export const selectRequestError = ({ friendRequests }: RootState) => friendRequests.requestError;

/** The result of the player's last action on a request, or null. */
export const selectRequestNews = ({ friendRequests }: RootState) => friendRequests.news;
