import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OnlineStatus } from '../../../services/account/presence';
import { idle, loaded, type RequestState, setFailed } from '../../support/requestState';

export interface PresenceState extends RequestState {
  known: OnlineStatus | null;
  pending: OnlineStatus | null;
}

const initialState: PresenceState = { ...idle, known: null, pending: null };

export const ownPresenceRequested = createAction('presence/requested');
/** The page was loaded after the player had chosen a presence in this browser. */
export const presenceContinued = createAction<OnlineStatus>('presence/continued');

const presenceSlice = createSlice({
  name: 'presence',
  initialState,
  reducers: {
    ownPresenceFetched: (state, { payload }: PayloadAction<OnlineStatus>) => {
      Object.assign(state, loaded, { known: payload });
    },
    ownPresenceFailed: setFailed,
    /** Shows at once. */
    presenceChosen: (state, { payload }: PayloadAction<OnlineStatus>) => {
      state.pending = payload;
    },
    presenceKept: (_state, { payload }: PayloadAction<OnlineStatus>) => ({
      ...loaded,
      known: payload,
      pending: null,
    }),
    presenceRejected: (state) => {
      state.pending = null;
    },
  },
});

/** The chosen or known presence; 'offline' when the request has failed, null until it has ended. */
export const selectOwnPresence = ({ presence: { pending, known, status } }: { presence: PresenceState }) =>
  pending ?? known ?? (status === 'failed' ? 'offline' : null);

export const { ownPresenceFetched, ownPresenceFailed, presenceChosen, presenceKept, presenceRejected } =
  presenceSlice.actions;
export const presenceReducer = presenceSlice.reducer;
