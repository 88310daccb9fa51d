import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { EmailVerification } from '../../../services/account/users';
import { type Failure, serviceErrorCodes } from '../../../services/http/errors';
import { redemptionRequested } from '../../discount/slice';
import { claimRequested } from '../../rewards/slice';
import { createSteps } from '../../support/createSteps';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** The request for another e-mail with the link that verifies the account's address. */
export interface EmailVerificationState extends RequestState {
  /** True where no e-mail was needed, because the address is verified. */
  isVerified: boolean;
}

const initialState: EmailVerificationState = { ...idle, isVerified: false };

/** The player requests the e-mail again. */
export const verificationEmailRequested = createAction('emailVerification/emailRequested');

export const verificationEmailSteps = createSteps<null, EmailVerification>('emailVerification/email');

/** True for a claim or redemption that was rejected because the e-mail address is not verified. */
export const isUnverifiedRejection = ({ code }: Failure) => code === serviceErrorCodes.emailNotVerified;

const emailVerificationSlice = createSlice({
  name: 'emailVerification',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(verificationEmailSteps.started, setLoading)
      .addCase(verificationEmailSteps.succeeded, (_state, { payload }) => ({
        ...loaded,
        isVerified: payload.emailVerified,
      }))
      .addCase(verificationEmailSteps.failed, setFailed)
      // Another attempt shows whether the address is verified by now.
      .addMatcher(isAnyOf(claimRequested, redemptionRequested), () => initialState),
});

export const emailVerificationReducer = emailVerificationSlice.reducer;
