import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OnlineStatus } from '../../../services/account/types';
import type { Failure } from '../../../services/http/errors';
import { logoutStarted } from '../../auth/slice';

/** How the player is seen by friends. */
export interface PresenceState {
  /** As the services know it; null where they have not said. */
  known: OnlineStatus | null;
  /** True once they have said, or have failed to. */
  isSettled: boolean;
  /** As the player wants it, until the services have said yes or no. */
  wished: OnlineStatus | null;
  /** The last wish that was refused; a new object each time. */
  error: { wished: OnlineStatus } | null;
}

const initialState: PresenceState = { known: null, isSettled: false, wished: null, error: null };

/** How the player is seen is wanted afresh. */
export const ownPresenceRequested = createAction('presence/requested');

const presenceSlice = createSlice({
  name: 'presence',
  initialState,
  reducers: {
    ownPresenceFetched: (state, { payload }: PayloadAction<OnlineStatus>) => {
      state.known = payload;
      state.isSettled = true;
    },
    ownPresenceFailed: (state, _action: PayloadAction<Failure>) => {
      state.isSettled = true;
    },
    /** The player says how to be seen: it shows at once. */
    presenceChosen: (state, { payload }: PayloadAction<OnlineStatus>) => {
      state.wished = payload;
    },
    presenceKept: (_state, { payload }: PayloadAction<OnlineStatus>) => ({
      known: payload,
      isSettled: true,
      wished: null,
      error: null,
    }),
    presenceRejected: (state, { payload }: PayloadAction<OnlineStatus>) => ({
      ...state,
      wished: null,
      error: { wished: payload },
    }),
  },
  extraReducers: (builder) => builder.addCase(logoutStarted, () => initialState),
});

/** How the player is seen, or is about to be: offline where the services do not say; null until they are asked. */
export const selectOwnPresence = ({ presence: { wished, known, isSettled } }: { presence: PresenceState }) =>
  wished ?? (isSettled ? (known ?? 'offline') : null);

/** The last wish that was refused, or null. */
export const selectPresenceError = ({ presence }: { presence: PresenceState }) => presence.error;

export const { ownPresenceFetched, ownPresenceFailed, presenceChosen, presenceKept, presenceRejected } =
  presenceSlice.actions;
export const presenceReducer = presenceSlice.reducer;
