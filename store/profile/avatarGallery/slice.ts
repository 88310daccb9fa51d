import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AvatarGallery, GalleryAvatar } from '../../../services/avatar/types';
import type { Failure } from '../../../services/http/errors';
import { logoutStarted } from '../../auth/slice';
import { createSteps } from '../../support/inSteps';
import { idle, loaded, loading, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** What is looked at: a page, the first one is 0, of the avatars of the games that a search names; '' for all. */
export interface GalleryView {
  page: number;
  game: string;
}

/** A page of the avatars to choose from. */
export interface AvatarGalleryState extends RequestState, GalleryView {
  avatars: GalleryAvatar[];
  /** How many the search finds in all; null until that is known. */
  total: number | null;
  isDrawing: boolean;
  /** Why no avatar could be drawn at random. */
  drawFailure: Failure | null;
}

const initialState: AvatarGalleryState = {
  ...idle,
  page: 0,
  game: '',
  avatars: [],
  total: null,
  isDrawing: false,
  drawFailure: null,
};

/** The page that is looked at is wanted, or wanted again. */
export const galleryRequested = createAction('avatarGallery/requested');
/** The player wants any avatar, of the games that are looked at, other than the one there is. */
export const randomAvatarRequested = createAction('avatarGallery/randomAvatarRequested');

export const gallerySteps = createSteps<GalleryView, AvatarGallery>('avatarGallery/fetch');
export const drawSteps = createSteps<GalleryView, GalleryAvatar[]>('avatarGallery/draw');

const avatarGallerySlice = createSlice({
  name: 'avatarGallery',
  initialState,
  reducers: {
    galleryPageTurned: (state, { payload: page }: PayloadAction<number>) => ({ ...state, ...loading, page }),
    /** The player types the name of a game. */
    gallerySearched: (state, { payload: game }: PayloadAction<string>) => ({ ...state, ...loading, game, page: 0 }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(gallerySteps.started, setLoading)
      .addCase(gallerySteps.succeeded, (state, { payload: { avatars, total } }) => ({
        ...state,
        ...loaded,
        avatars,
        total,
      }))
      .addCase(gallerySteps.failed, setFailed)
      .addCase(drawSteps.started, (state) => ({ ...state, isDrawing: true, drawFailure: null }))
      .addCase(drawSteps.failed, (state, { payload }) => ({ ...state, drawFailure: payload }))
      .addCase(drawSteps.ended, (state) => ({ ...state, isDrawing: false }))
      .addCase(logoutStarted, () => initialState),
});

export const { galleryPageTurned, gallerySearched } = avatarGallerySlice.actions;
export const avatarGalleryReducer = avatarGallerySlice.reducer;
