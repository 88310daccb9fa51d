import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Badge } from '../../../services/clubWebsite/badges';
import type { UserProfile } from '../../../services/clubWebsite/profiles';
import type { Failure } from '../../../services/http/errors';
import { failed, idle, loaded, loading, type RequestState, setFailed } from '../../support/requestState';

export type BadgeSelection = NonNullable<UserProfile['selectedBadges']>;

export interface SelectionChange {
  base: { revision: number; badgeList: string[] };
  badgeList: string[];
}

interface SelectedBadgesState extends RequestState {
  owned: Badge[];
  storing: RequestState;
  /** The list was changed elsewhere at the same time, and both changes were kept. */
  wasMerged: boolean;
}

const initialState: SelectedBadgesState = { ...idle, owned: [], storing: idle, wasMerged: false };

const selectedBadgesSlice = createSlice({
  name: 'selectedBadges',
  initialState,
  reducers: {
    ownedBadgesRequested: (state) => ({
      ...state,
      ...loading,
      storing: state.storing.status === 'failed' ? idle : state.storing,
    }),
    ownedBadgesFetched: (state, { payload: owned }: PayloadAction<Badge[]>) => ({ ...state, ...loaded, owned }),
    ownedBadgesFailed: setFailed,
    selectionRequested: (state, _action: PayloadAction<SelectionChange>) => {
      state.storing = loading;
    },
    /** `isComplete` is false if another device may have added a badge that is unknown here. */
    selectionStored: (
      state,
      { payload }: PayloadAction<{ selection: BadgeSelection; wasMerged: boolean; isComplete: boolean }>,
    ) => {
      state.storing = loaded;
      state.wasMerged = payload.wasMerged;
    },
    selectionFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.storing = failed(payload);
    },
    selectionEnded: (state) => {
      state.storing = idle;
      state.wasMerged = false;
    },
  },
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
