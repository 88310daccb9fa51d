import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { UserProfile } from '../../services/clubWebsite/types';
import type { Failure } from '../../services/http/errors';
import { logoutStarted } from '../auth/slice';
import { challengeBanked } from '../challenges/slice';
import { discountRedeemed } from '../discount/slice';
import { rewardCollected } from '../rewards/slice';
import { selectionStored } from '../selectedBadges/slice';

/** Spec 3, User profile, and how its loading went. */
export interface ProfileState extends UserProfile {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: Failure | null;
  avatarFailure: Failure | null;
}

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
  status: 'idle',
  failure: null,
  avatarFailure: null,
};

/** A picture of the avatar gallery. */
export interface AvatarChoice {
  avatarGalleryId: string;
  imageUrl: string;
}

/** The player's profile is wanted, or wanted afresh. */
export const profileRequested = createAction('profile/requested');
/** The player picked another avatar. */
export const avatarChangeRequested = createAction<AvatarChoice>('profile/avatarChangeRequested');

const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    profileLoadStarted: (state) => {
      state.status = 'loading';
    },
    profileLoaded: (_state, { payload }: PayloadAction<UserProfile>) => ({
      ...initialState,
      ...payload,
      status: 'loaded' as const,
    }),
    profileLoadFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed';
      state.failure = payload;
    },
    avatarChangeStarted: (state, { payload }: PayloadAction<string>) => {
      state.avatar.src = payload;
      state.avatarFailure = null;
    },
    avatarChanged: (state, { payload }: PayloadAction<string>) => {
      state.avatar = { initialAvatar: payload, src: payload };
    },
    avatarChangeFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.avatar.src = state.avatar.initialAvatar;
      state.avatarFailure = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(selectionStored, (state, { payload }) => {
        state.selectedBadges = payload.selection;
      })
      .addCase(logoutStarted, () => initialState)
      .addMatcher(isAnyOf(rewardCollected, discountRedeemed, challengeBanked), (state, { payload }) => {
        state.units = payload.unitBalance;
      }),
});

export const {
  profileLoadStarted,
  profileLoaded,
  profileLoadFailed,
  avatarChangeStarted,
  avatarChanged,
  avatarChangeFailed,
} = profileSlice.actions;
export const profileReducer = profileSlice.reducer;
