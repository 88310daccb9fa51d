import { createAction, createSlice } from '@reduxjs/toolkit';
import type { LinkedProfile } from '../../../services/account/profiles';
import { createSteps } from '../../support/createSteps';
import { failed, idle, loaded, loading, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** The player's accounts on other platforms. */
interface LinkedAccountsState extends RequestState {
  profiles: LinkedProfile[];
  linking: RequestState;
  /** `profileId` is set while a profile is being confirmed. */
  confirming: RequestState & { profileId: string | null };
  /** `profileId` is set while a profile is being unlinked. */
  unlinking: RequestState & { profileId: string | null };
}

const initialState: LinkedAccountsState = {
  ...idle,
  profiles: [],
  linking: idle,
  confirming: { ...idle, profileId: null },
  unlinking: { ...idle, profileId: null },
};

export const linkedAccountsRequested = createAction('linkedAccounts/requested');
/** Links the account of another platform; the payload is a code issued by that platform. */
export const linkRequested = createAction<string>('linkedAccounts/linkRequested');
/** Lets a profile, by its id, log in again after a password reset. */
export const confirmationRequested = createAction<string>('linkedAccounts/confirmationRequested');
/** Unlinks a profile, by its id. */
export const unlinkRequested = createAction<string>('linkedAccounts/unlinkRequested');

export const linkedAccountsSteps = createSteps<null, LinkedProfile[]>('linkedAccounts/fetch');
export const linkSteps = createSteps<string, LinkedProfile[]>('linkedAccounts/link');
export const confirmationSteps = createSteps<string, LinkedProfile[]>('linkedAccounts/confirmation');
export const unlinkSteps = createSteps<string, string>('linkedAccounts/unlink');

const linkedAccountsSlice = createSlice({
  name: 'linkedAccounts',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(linkedAccountsSteps.started, setLoading)
      .addCase(linkedAccountsSteps.succeeded, (state, { payload: profiles }) => ({ ...state, ...loaded, profiles }))
      .addCase(linkedAccountsSteps.failed, setFailed)
      .addCase(linkSteps.started, (state) => ({ ...state, linking: loading }))
      .addCase(linkSteps.succeeded, (state, { payload: profiles }) => ({ ...state, linking: loaded, profiles }))
      .addCase(linkSteps.failed, (state, { payload }) => ({ ...state, linking: failed(payload) }))
      .addCase(confirmationSteps.started, (state, { payload: profileId }) => ({
        ...state,
        confirming: { ...loading, profileId },
      }))
      .addCase(confirmationSteps.succeeded, (state, { payload: profiles }) => ({
        ...state,
        confirming: { ...loaded, profileId: null },
        profiles,
      }))
      .addCase(confirmationSteps.failed, (state, { payload }) => ({
        ...state,
        confirming: { ...failed(payload), profileId: null },
      }))
      .addCase(unlinkSteps.started, (state, { payload: profileId }) => ({
        ...state,
        unlinking: { ...loading, profileId },
      }))
      .addCase(unlinkSteps.succeeded, (state, { payload: profileId }) => ({
        ...state,
        unlinking: { ...loaded, profileId: null },
        profiles: state.profiles.filter((profile) => profile.profileId !== profileId),
      }))
      .addCase(unlinkSteps.failed, (state, { payload }) => ({
        ...state,
        unlinking: { ...failed(payload), profileId: null },
      })),
});

export const linkedAccountsReducer = linkedAccountsSlice.reducer;
