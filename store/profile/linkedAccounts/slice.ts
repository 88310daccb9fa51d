import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Profile } from '../../../services/account/types';
import type { Failure } from '../../../services/http/errors';
import { logoutStarted } from '../../auth/slice';
import { createSteps } from '../../support/inSteps';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** The player's accounts on other platforms, and how linking and unlinking goes. */
export interface LinkedAccountsState extends RequestState {
  profiles: Profile[];
  isLinking: boolean;
  linkFailure: Failure | null;
  /** The profile that is being unlinked; null for none. */
  unlinking: string | null;
  unlinkFailure: Failure | null;
}

const initialState: LinkedAccountsState = {
  ...idle,
  profiles: [],
  isLinking: false,
  linkFailure: null,
  unlinking: null,
  unlinkFailure: null,
};

export const linkedAccountsRequested = createAction('linkedAccounts/requested');
/** The player has a code that another platform gave out. */
export const linkRequested = createAction<string>('linkedAccounts/linkRequested');
/** The player takes a profile away from the account. */
export const unlinkRequested = createAction<string>('linkedAccounts/unlinkRequested');

export const linkedAccountsSteps = createSteps<null, Profile[]>('linkedAccounts/fetch');
export const linkSteps = createSteps<string, Profile[]>('linkedAccounts/link');
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
      .addCase(linkSteps.started, (state) => ({ ...state, isLinking: true, linkFailure: null }))
      .addCase(linkSteps.succeeded, (state, { payload: profiles }) => ({ ...state, profiles }))
      .addCase(linkSteps.failed, (state, { payload }) => ({ ...state, linkFailure: payload }))
      .addCase(linkSteps.ended, (state) => ({ ...state, isLinking: false }))
      .addCase(unlinkSteps.started, (state, { payload }) => ({ ...state, unlinking: payload, unlinkFailure: null }))
      .addCase(unlinkSteps.succeeded, (state, { payload: profileId }) => ({
        ...state,
        profiles: state.profiles.filter((profile) => profile.profileId !== profileId),
      }))
      .addCase(unlinkSteps.failed, (state, { payload }) => ({ ...state, unlinkFailure: payload }))
      .addCase(unlinkSteps.ended, (state) => ({ ...state, unlinking: null }))
      .addCase(logoutStarted, () => initialState),
});

export const linkedAccountsReducer = linkedAccountsSlice.reducer;
