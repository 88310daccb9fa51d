import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Badge, UserProfile } from '../../../services/clubWebsite/types';
import type { Failure } from '../../../services/http/errors';
import { logoutStarted } from '../../auth/slice';
import { failed, idle, loaded, loading, type RequestState, setFailed } from '../../support/requestState';

/** The entity `userSelectedBadges` as the profile brings it: what is shown, in order, and the revision of that. */
export type Selection = NonNullable<UserProfile['selectedBadges']>;

/** A change of what is shown: on which list and revision it was made, and what it made of it. */
export interface SelectionChange {
  base: { revision: number; badgeList: string[] };
  badgeList: string[];
}

/** The badges that the player could show, and how the storing of a choice went. */
export interface SelectedBadgesState extends RequestState {
  /** Every badge that is the player's, of all games. */
  owned: Badge[];
  storing: RequestState;
  /** True when the list had been changed elsewhere meanwhile, and both changes were kept. */
  wasMerged: boolean;
}

const initialState: SelectedBadgesState = { ...idle, owned: [], storing: idle, wasMerged: false };

const selectedBadgesSlice = createSlice({
  name: 'selectedBadges',
  initialState,
  reducers: {
    /** Somebody is about to choose; a choice that failed before is history. */
    ownedBadgesRequested: (state) => ({
      ...state,
      ...loading,
      storing: state.storing.status === 'failed' ? idle : state.storing,
    }),
    ownedBadgesFetched: (state, { payload: owned }: PayloadAction<Badge[]>) => ({ ...state, ...loaded, owned }),
    ownedBadgesFailed: setFailed,
    /** The player picked the badges to show. */
    selectionRequested: (state, _action: PayloadAction<SelectionChange>) => {
      state.storing = loading;
    },
    selectionStored: (state, { payload }: PayloadAction<{ selection: Selection; wasMerged: boolean }>) => {
      state.storing = loaded;
      state.wasMerged = payload.wasMerged;
    },
    selectionFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.storing = failed(payload);
    },
    /** The player knows how the storing went. */
    selectionEnded: (state) => {
      state.storing = idle;
      state.wasMerged = false;
    },
  },
  extraReducers: (builder) => builder.addCase(logoutStarted, () => initialState),
});

export const {
  ownedBadgesRequested,
  ownedBadgesFetched,
  ownedBadgesFailed,
  selectionRequested,
  selectionStored,
  selectionFailed,
  selectionEnded,
} = selectedBadgesSlice.actions;
export const selectedBadgesReducer = selectedBadgesSlice.reducer;
