import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { logoutStarted } from '../session/events';
import { routeChangeStarted } from '../router/slice';
import { initialHeaderHeight } from './rules';

/** Spec 3, Interface state; in px. */
interface InterfaceState {
  showLoginModal: boolean;
  showRegister: boolean;
  showServiceMenu: boolean;
  showTopMenu: boolean;
  overlayHeight: number | null;
  headerHeight: number;
  redirectAfterLogin: boolean;
  /** Opened when a visitor closes the modal without a login; null stays (spec 2, Login modal). */
  redirectOnClose: string | null;
}

/** Without `showLoginModal` the modal toggles. */
interface LoginModalToggle {
  showLoginModal?: boolean;
  /** True opens the signup view, false the connect view. */
  showRegister?: boolean;
  /** True by default. */
  redirectAfterLogin?: boolean;
  redirectOnClose?: string | null;
}

const initialState: InterfaceState = {
  showLoginModal: false,
  showRegister: false,
  showServiceMenu: false,
  showTopMenu: false,
  overlayHeight: null,
  headerHeight: initialHeaderHeight,
  redirectAfterLogin: true,
  redirectOnClose: null,
};

export const loginModalDismissed = createAction('interface/loginModalDismissed');

const interfaceSlice = createSlice({
  name: 'interface',
  initialState,
  reducers: {
    topMenuToggled: (state, { payload }: PayloadAction<boolean | undefined>) => {
      state.showTopMenu = payload ?? !state.showTopMenu;
    },
    serviceMenuToggled: (state, { payload }: PayloadAction<boolean | undefined>) => {
      state.showServiceMenu = payload ?? !state.showServiceMenu;
    },
    loginModalToggled: (state, { payload = {} }: PayloadAction<LoginModalToggle | undefined>) => {
      state.showLoginModal = payload.showLoginModal ?? !state.showLoginModal;
      state.showRegister = payload.showRegister ?? false;
      state.showTopMenu = false;
      state.redirectAfterLogin = payload.redirectAfterLogin ?? true;
      state.redirectOnClose = payload.redirectOnClose ?? null;
    },
    overlayHeightSet: (state, { payload }: PayloadAction<number>) => {
      state.overlayHeight = payload;
    },
    headerHeightSet: (state, { payload }: PayloadAction<number>) => {
      state.headerHeight = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(routeChangeStarted, (state) => {
        state.showTopMenu = false;
      })
      .addCase(logoutStarted, (state) => {
        state.showLoginModal = false;
      }),
});

export const { topMenuToggled, serviceMenuToggled, loginModalToggled, overlayHeightSet, headerHeightSet } =
  interfaceSlice.actions;

/** For a session that has ended: the player signs in on the spot and is where they were, the address and its dialog stay. */
export const loginOnTheSpot = () => loginModalToggled({ showLoginModal: true, redirectAfterLogin: false });

export const interfaceReducer = interfaceSlice.reducer;
