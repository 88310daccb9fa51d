import type { RootState } from '../rootReducer';

export const selectProfile = ({ profile }: RootState) => profile;

/** The profile's Units. Header and dashboard show them until the balance is known. */
export const selectProfileUnits = ({ profile }: RootState) => profile.units;

export const selectAvatar = ({ profile }: RootState) => profile.avatar;

export const selectCurrentLevel = ({ profile }: RootState) => profile.currentLevel;

/** The avatar whose change is pending, or null. */
export const selectAvatarChoice = ({ profile }: RootState) => profile.avatarChange.choice;

/** Why the last change of the avatar failed, or null. */
export const selectAvatarFailure = ({ profile }: RootState) => profile.avatarChange.failure;
