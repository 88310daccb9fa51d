import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AvatarGallery, GalleryAvatar } from '../../../services/avatar/gallery';
import { createSteps } from '../../support/createSteps';
import { failed, idle, loaded, loading, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** What the gallery shows: a page (the first is 0) of the avatars of the games that match a search ('' for all). */
export interface GalleryView {
  page: number;
  game: string;
}

/** A page of the avatars to choose from. */
interface AvatarGalleryState extends RequestState, GalleryView {
  avatars: GalleryAvatar[];
  /** How many avatars match the search; null until known. */
  total: number | null;
  /** The request for a random avatar. */
  draw: RequestState;
}

const initialState: AvatarGalleryState = { ...idle, page: 0, game: '', avatars: [], total: null, draw: idle };

/** Fetches the current page. */
export const galleryRequested = createAction('avatarGallery/requested');
/** The player wants a random avatar of the games in view, other than the current one. */
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
      .addCase(drawSteps.started, (state) => ({ ...state, draw: loading }))
      .addCase(drawSteps.succeeded, (state) => ({ ...state, draw: loaded }))
      .addCase(drawSteps.failed, (state, { payload }) => ({ ...state, draw: failed(payload) })),
});

export const { galleryPageTurned, gallerySearched } = avatarGallerySlice.actions;
export const avatarGalleryReducer = avatarGallerySlice.reducer;
