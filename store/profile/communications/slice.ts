import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Communications } from '../../../services/account/users';
import type { Failure } from '../../../services/http/errors';
import { logoutStarted } from '../../auth/slice';

/** What the player lets the publisher write about, until the services have noted it: then it is the account's. */
export interface CommunicationsState {
  /** The choices that are shown before the services have noted them; null where those of the account are. */
  wanted: Communications | null;
  failure: Failure | null;
}

const initialState: CommunicationsState = { wanted: null, failure: null };

/** The player changes what may be written about. */
export const communicationsChosen = createAction<Communications>('communications/chosen');

const communicationsSlice = createSlice({
  name: 'communications',
  initialState,
  reducers: {
    communicationsChangeStarted: (_state, { payload: wanted }: PayloadAction<Communications>) => ({
      wanted,
      failure: null,
    }),
    /** The services have noted the choices: whatever was chosen meanwhile still waits. */
    communicationsChanged: (state, { payload }: PayloadAction<Communications>) => {
      if (state.wanted && isSame(state.wanted, payload)) state.wanted = null;
    },
    /** The choices of the account show again. */
    communicationsChangeFailed: (_state, { payload: failure }: PayloadAction<Failure>) => ({ wanted: null, failure }),
  },
  extraReducers: (builder) => builder.addCase(logoutStarted, () => initialState),
});

const isSame = (a: Communications, b: Communications) =>
  a.communicationOptIn === b.communicationOptIn && a.communicationThirdPartyOptIn === b.communicationThirdPartyOptIn;

export const { communicationsChangeStarted, communicationsChanged, communicationsChangeFailed } =
  communicationsSlice.actions;
export const communicationsReducer = communicationsSlice.reducer;
