import { delay, put, type SagaGenerator, select } from 'typed-redux-saga';
import {
  type AppSetup,
  type SetupProof,
  changeEmail,
  closeAccount,
  copyData,
  getSecondFactor,
  keepAccount,
  setUpSecondFactor,
  turnSecondFactorOff,
  turnSecondFactorOn,
  changePassword,
  endDevice,
  getDevices,
} from '../../services/account/accountCare';
import {
  confirmProfile,
  getExternalProfiles,
  linkProfile,
  type Profile,
  renameProfile,
  unlinkProfile,
  validateRenaming,
} from '../../services/account/profiles';
import { chooseCommunications } from '../../services/account/users';
import { toFailure } from '../../services/http/errors';
import { unlessEnded } from '../account/tasks';
import { communicationsChanged, emailChangeRequested, profileRenamed } from '../account/slice';
import { logoutRequested, userInfoRequested } from '../session/events';
import { selectUserId } from '../session/selectors';
import { callService } from '../support/callService';
import { createResource } from '../support/createResource';
import { isNotFound } from '../support/failures';
import { quietly } from '../support/quietly';
import { settleLast } from '../support/settleLast';
import { toastShown } from '../toasts/slice';
import { unsavedCodes } from './unsavedCodes';

/** The new address counts once it is confirmed. */
export function* requestEmailChange(change: { password: string; email: string }): SagaGenerator<void> {
  yield* callService(changeEmail, change);
  yield* put(emailChangeRequested());
}

export function* replacePassword(passwords: { password: string; newPassword: string }): SagaGenerator<void> {
  yield* callService(changePassword, passwords);
  yield* devices.refresh();
}

export function* fetchDataCopy(password: string): SagaGenerator<string> {
  return JSON.stringify(yield* callService(copyData, { password }), null, 2);
}

/** The services end this browser's session too: the site signs out as usual, in all tabs. */
export function* closeOwnAccount(password: string, wasUnsure: boolean): SagaGenerator<void> {
  const closing = yield* unlessEnded(callService(closeAccount, { password }), wasUnsure);
  // Without its response the date is known only to the services, which tell it at the next sign-in.
  yield* put(
    toastShown(closing ? { about: 'closing', at: Date.parse(closing.closingDate) } : { about: 'signedOutEverywhere' }),
  );
  yield* put(logoutRequested());
}

export function* keepOwnAccount(): SagaGenerator<void> {
  yield* callService(keepAccount, {});
  yield* put(toastShown({ about: 'kept' }));
  yield* put(userInfoRequested());
}

export const communications = settleLast('communications', {
  *save(choices) {
    yield* callService(chooseCommunications, { userId: yield* select(selectUserId), choices });
    yield* put(communicationsChanged(choices));
  },
});

const typingPauseMs = 350;

/** What is wrong with a name, with suggestions; empty if it is free. */
export const nameCheck = createResource('nameCheck', {
  *fetch(nameOnPlatform) {
    yield* delay(typingPauseMs);
    return yield* callService(validateRenaming, { nameOnPlatform });
  },
});

/** A rejected name may have been taken since its check: the new reports contain that. */
export function* rename(nameOnPlatform: string): SagaGenerator<Profile> {
  try {
    const profile = yield* callService(renameProfile, { nameOnPlatform });
    yield* put(profileRenamed(profile));
    // Only the services know when the name may be changed again.
    yield* put(userInfoRequested());
    return profile;
  } catch (error) {
    // Of both failures that of the renaming shows.
    if (toFailure(error).status === 400) yield* quietly(checkAgain)(nameOnPlatform);
    throw error;
  }
}

function* checkAgain(nameOnPlatform: string): SagaGenerator<void> {
  yield* put(nameCheck.fetched(yield* callService(validateRenaming, { nameOnPlatform })));
}

export const linkedAccounts = createResource('linkedAccounts', { fetch: () => callService(getExternalProfiles, null) });

/** `otherTicket` is a code issued by the other platform. */
export function* linkAccount(otherTicket: string): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  yield* put(linkedAccounts.fetched(yield* callService(linkProfile, { userId, otherTicket })));
}

/** Lets an account log in again after a password reset. */
export function* confirmAccount(profileId: string): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  yield* put(linkedAccounts.fetched(yield* callService(confirmProfile, { userId, profileId })));
}

export function* unlinkAccount(profileId: string): SagaGenerator<void> {
  yield* unlessGone(callService(unlinkProfile, { userId: yield* select(selectUserId), profileId }));
  const { data } = yield* select(linkedAccounts.select);
  yield* put(linkedAccounts.fetched((data ?? []).filter((profile) => profile.profileId !== profileId)));
}

export const devices = createResource('devices', { fetch: () => callService(getDevices, {}) });

export function* signOutDevice(deviceId: string): SagaGenerator<void> {
  yield* unlessGone(callService(endDevice, { deviceId }));
  const { data } = yield* select(devices.select);
  yield* put(devices.fetched((data ?? []).filter((device) => device.deviceId !== deviceId)));
}

/** What a call ends may have ended meanwhile: by itself, or by an earlier call whose response was lost. */
function* unlessGone(end: SagaGenerator<unknown>): SagaGenerator<void> {
  try {
    yield* end;
  } catch (error) {
    if (!isNotFound(toFailure(error))) throw error;
  }
}

export const secondFactor = createResource('secondFactor', { fetch: () => callService(getSecondFactor, {}) });

export const setUpApp = (password: string): SagaGenerator<AppSetup> => callService(setUpSecondFactor, { password });

export function* turnSecondStepOn(proof: SetupProof): SagaGenerator<void> {
  const recoveryCodes = yield* callService(turnSecondFactorOn, proof);
  unsavedCodes.keep(yield* select(selectUserId), recoveryCodes);
  yield* put(secondFactor.fetched({ isOn: true, recoveryCodesLeft: recoveryCodes.length }));
  yield* devices.refresh();
}

export function* turnSecondStepOff(password: string): SagaGenerator<void> {
  yield* callService(turnSecondFactorOff, { password });
  yield* put(secondFactor.fetched({ isOn: false, recoveryCodesLeft: 0 }));
}
