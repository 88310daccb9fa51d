import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../../rootReducer';

/** Pending requests, without those just answered here. */
const selectWaiting = createSelector(
  [
    ({ friendRequests }: PlayerState) => friendRequests.requests,
    ({ friendRequests }: PlayerState) => friendRequests.answering,
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

export const selectRequestsStatus = ({ friendRequests }: PlayerState) => friendRequests.status;

/** The name that a request is being sent to, or null. */
export const selectPendingName = ({ friendRequests }: PlayerState) => friendRequests.pendingName;

/** The name of the last failed request with the reason, or null. */
export const selectRequestError = ({ friendRequests }: PlayerState) => friendRequests.requestError;
