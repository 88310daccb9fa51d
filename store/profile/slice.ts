import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { UserProfile } from '../../services/clubWebsite/profiles';
import type { Failure } from '../../services/http/errors';
import { profileRenamed } from '../account/slice';
import { selectionStored } from '../badges/badgeShowcase/events';
import { rewardClaimed } from '../spend/slice';
import { failed, idle, loaded, loading, type RequestState, setFailed, setLoading } from '../support/requestState';
import { balanceEvents } from '../units/slice';

export interface AvatarChoice {
  avatarGalleryId: string;
  imageUrl: string;
}

/** Spec 3, User profile. */
export interface ProfileState extends UserProfile, RequestState {
  /** `choice` is the avatar that is shown while its change is pending. */
  avatarChange: RequestState & { choice: AvatarChoice | null };
}

const noChange: ProfileState['avatarChange'] = { ...idle, choice: null };

const initialState: ProfileState = {
  userId: '',
  username: '',
  avatar: { initialAvatar: '', src: '' },
  units: 0,
  badges: [],
  unlockedBadgeSlot: 0,
  challengesCompleted: 0,
  yos: 0,
  friendsCount: 0,
  redeemedRewardsCount: 0,
  xp: 0,
  currentLevel: { levelNumber: 0, xpLowBound: 0, xpHighBound: 0, xpToNextLevel: 0 },
  selectedBadges: undefined,
  ...idle,
  avatarChange: noChange,
};

export const profileRequested = createAction('profile/requested');
export const avatarChangeRequested = createAction<AvatarChoice>('profile/avatarChangeRequested');

const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    profileLoadStarted: setLoading,
    profileLoaded: ({ avatarChange }, { payload }: PayloadAction<UserProfile>) => ({
      ...initialState,
      ...payload,
      ...loaded,
      avatarChange: avatarChange.choice ? avatarChange : noChange,
    }),
    profileLoadFailed: setFailed,
    avatarChangeStarted: (state, { payload: choice }: PayloadAction<AvatarChoice>) => {
      state.avatar.src = choice.imageUrl;
      state.avatarChange = { ...loading, choice };
    },
    avatarChanged: (state, { payload }: PayloadAction<{ choice: AvatarChoice; imageUrl: string }>) => {
      state.avatar.initialAvatar = payload.imageUrl;
      if (!isLatest(state, payload.choice)) return;
      state.avatar.src = payload.imageUrl;
      state.avatarChange = { ...loaded, choice: null };
    },
    /** Ignored if the player has chosen another avatar since. */
    avatarChangeFailed: (state, { payload }: PayloadAction<{ choice: AvatarChoice; failure: Failure }>) => {
      if (!isLatest(state, payload.choice)) return;
      state.avatar.src = state.avatar.initialAvatar;
      state.avatarChange = { ...failed(payload.failure), choice: null };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(selectionStored, (state, { payload }) => {
        state.selectedBadges = payload.selection;
      })
      .addCase(profileRenamed, (state, { payload }) => {
        state.username = payload.nameOnPlatform;
      })
      .addCase(rewardClaimed, (state) => {
        state.redeemedRewardsCount += 1;
      })
      .addMatcher(isAnyOf(...balanceEvents), (state, { payload }) => {
        state.units = payload.unitBalance;
      }),
});

const isLatest = ({ avatarChange }: ProfileState, { avatarGalleryId }: AvatarChoice) =>
  avatarChange.choice?.avatarGalleryId === avatarGalleryId;

export const {
  profileLoadStarted,
  profileLoaded,
  profileLoadFailed,
  avatarChangeStarted,
  avatarChanged,
  avatarChangeFailed,
} = profileSlice.actions;
export const profileReducer = profileSlice.reducer;
