import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../../rootReducer';

const selectWaiting = createSelector(
  [
    ({ friendRequests }: PlayerState) => friendRequests.requests,
    ({ friendRequests }: PlayerState) => friendRequests.answering,
  ],
  (requests, answering) => requests.filter(({ pid }) => !answering.includes(pid)),
);

export const selectReceivedRequests = createSelector([selectWaiting], (requests) =>
  requests.filter(({ state }) => state === 'PendingReceivedInvite'),
);

export const selectSentRequests = createSelector([selectWaiting], (requests) =>
  requests.filter(({ state }) => state === 'PendingSentInvite'),
);
