import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { UserProfile } from '../../services/clubWebsite/types';
import type { Failure } from '../../services/http/errors';
import { logoutStarted } from '../auth/slice';
import { challengeBanked } from '../challenges/slice';
import { discountRedeemed } from '../discount/slice';
import { profileRenamed } from './naming/slice';
import { rewardClaimed } from '../rewards/slice';
import { selectionStored } from '../badges/badgeShowcase/slice';

/** A picture of the avatar gallery. */
export interface AvatarChoice {
  avatarGalleryId: string;
  imageUrl: string;
}

/** Spec 3, User profile, and how its loading went. */
export interface ProfileState extends UserProfile {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: Failure | null;
  /** The avatar that is shown before the services have agreed to it. */
  avatarChoice: AvatarChoice | null;
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
  avatarChoice: null,
  avatarFailure: null,
};

interface AvatarChange {
  choice: AvatarChoice;
  imageUrl: string;
}

interface AvatarRefusal {
  choice: AvatarChoice;
  failure: Failure;
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
    profileLoaded: ({ avatarChoice }, { payload }: PayloadAction<UserProfile>) => ({
      ...initialState,
      ...payload,
      avatarChoice,
      status: 'loaded' as const,
    }),
    profileLoadFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed';
      state.failure = payload;
    },
    avatarChangeStarted: (state, { payload: choice }: PayloadAction<AvatarChoice>) => {
      state.avatar.src = choice.imageUrl;
      state.avatarChoice = choice;
      state.avatarFailure = null;
    },
    avatarChanged: (state, { payload: { choice, imageUrl } }: PayloadAction<AvatarChange>) => {
      state.avatar.initialAvatar = imageUrl;
      if (!isLatest(state, choice)) return;
      state.avatar.src = imageUrl;
      state.avatarChoice = null;
    },
    /** Whoever chose another one meanwhile goes on seeing that. */
    avatarChangeFailed: (state, { payload: { choice, failure } }: PayloadAction<AvatarRefusal>) => {
      if (!isLatest(state, choice)) return;
      state.avatar.src = state.avatar.initialAvatar;
      state.avatarChoice = null;
      state.avatarFailure = failure;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(selectionStored, (state, { payload }) => {
        state.selectedBadges = payload.selection;
      })
      .addCase(logoutStarted, () => initialState)
      .addCase(profileRenamed, (state, { payload }) => {
        state.username = payload.nameOnPlatform;
      })
      .addMatcher(isAnyOf(rewardClaimed, discountRedeemed, challengeBanked), (state, { payload }) => {
        state.units = payload.unitBalance;
      }),
});

const isLatest = ({ avatarChoice }: ProfileState, { avatarGalleryId }: AvatarChoice) =>
  avatarChoice?.avatarGalleryId === avatarGalleryId;

export const {
  profileLoadStarted,
  profileLoaded,
  profileLoadFailed,
  avatarChangeStarted,
  avatarChanged,
  avatarChangeFailed,
} = profileSlice.actions;
export const profileReducer = profileSlice.reducer;
