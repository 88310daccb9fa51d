import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Communications } from '../../../services/account/users';
import type { Failure } from '../../../services/http/errors';
import { communicationsChanged } from '../../account/slice';
import { failed, idle, loaded, loading, type RequestState } from '../../support/requestState';

/** Which e-mails the player accepts, while a change is pending. The account holds the stored choice. */
interface CommunicationsState extends RequestState {
  /** The choice shown while it is being stored; null when the account's choice applies. */
  pending: Communications | null;
}

const initialState: CommunicationsState = { ...idle, pending: null };

/** The player changes which e-mails to accept. */
export const communicationsChosen = createAction<Communications>('communications/chosen');

const communicationsSlice = createSlice({
  name: 'communications',
  initialState,
  reducers: {
    communicationsChangeStarted: (_state, { payload: pending }: PayloadAction<Communications>) => ({
      ...loading,
      pending,
    }),
    /** The account's choice applies again. */
    communicationsChangeFailed: (_state, { payload }: PayloadAction<Failure>) => ({
      ...failed(payload),
      pending: null,
    }),
  },
  extraReducers: (builder) =>
    builder
      // A newer choice stays pending.
      .addCase(communicationsChanged, (state, { payload }) =>
        state.pending && isSame(state.pending, payload) ? { ...loaded, pending: null } : state,
      ),
});

const isSame = (a: Communications, b: Communications) =>
  a.communicationOptIn === b.communicationOptIn && a.communicationThirdPartyOptIn === b.communicationThirdPartyOptIn;

export const { communicationsChangeStarted, communicationsChangeFailed } = communicationsSlice.actions;
export const communicationsReducer = communicationsSlice.reducer;
