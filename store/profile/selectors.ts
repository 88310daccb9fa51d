import type { RootState } from '../rootReducer';

export const selectProfile = ({ profile }: RootState) => profile;

/** The profile's units, as header and dashboard show them before the balance is known. */
export const selectProfileUnits = ({ profile }: RootState) => profile.units;

export const selectAvatar = ({ profile }: RootState) => profile.avatar;

export const selectCurrentLevel = ({ profile }: RootState) => profile.currentLevel;

/** The avatar that waits for the services' word. */
export const selectAvatarChoice = ({ profile }: RootState) => profile.avatarChoice;

/** Why the last avatar did not stay, or null. */
export const selectAvatarFailure = ({ profile }: RootState) => profile.avatarFailure;
