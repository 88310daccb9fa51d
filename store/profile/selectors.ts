import type { PlayerState } from '../rootReducer';

export const selectProfile = ({ profile }: PlayerState) => profile;

export const selectAvatar = ({ profile }: PlayerState) => profile.avatar;

export const selectCurrentLevel = ({ profile }: PlayerState) => profile.currentLevel;

/** The avatar whose change is pending, or null. */
export const selectAvatarChoice = ({ profile }: PlayerState) => profile.avatarChange.choice;

/** Why the last change of the avatar failed, or null. */
export const selectAvatarFailure = ({ profile }: PlayerState) => profile.avatarChange.failure;
