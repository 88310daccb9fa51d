import type { PlayerState } from '../rootReducer';

export const selectProfile = ({ profile }: PlayerState) => profile;

export const selectAvatar = ({ profile }: PlayerState) => profile.avatar;

export const selectAvatarChoice = ({ profile }: PlayerState) => profile.avatarChange.choice;

export const selectAvatarFailure = ({ profile }: PlayerState) => profile.avatarChange.failure;
