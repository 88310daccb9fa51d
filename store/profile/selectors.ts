import type { RootState } from '../rootReducer';

export const selectProfile = ({ profile }: RootState) => profile;

export const selectAvatar = ({ profile }: RootState) => profile.avatar;

export const selectCurrentLevel = ({ profile }: RootState) => profile.currentLevel;

/** The avatar whose change is pending, or null. */
export const selectAvatarChoice = ({ profile }: RootState) => profile.avatarChange.choice;

/** Why the last change of the avatar failed, or null. */
export const selectAvatarFailure = ({ profile }: RootState) => profile.avatarChange.failure;
