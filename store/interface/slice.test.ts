import { logoutStarted } from '../session/events';
import { routeChangeStarted } from '../router/slice';
import {
  headerHeightSet,
  interfaceReducer,
  loginModalToggled,
  overlayHeightSet,
  serviceMenuToggled,
  topMenuToggled,
} from './slice';

const initial = interfaceReducer(undefined, { type: 'nothing' });
const open = { ...initial, showLoginModal: true, showServiceMenu: true, showTopMenu: true };

it('has the initial state of the spec', () => {
  expect(initial).toEqual({
    showLoginModal: false,
    showRegister: false,
    showServiceMenu: false,
    showTopMenu: false,
    overlayHeight: null,
    headerHeight: 0,
    redirectAfterLogin: true,
    redirectOnClose: null,
  });
});

describe.each([
  ['the top menu', topMenuToggled, 'showTopMenu'],
  ['the service menu', serviceMenuToggled, 'showServiceMenu'],
] as const)('toggling %s', (_name, toggled, flag) => {
  it.each([
    ['takes true', initial, true, true],
    ['takes true again', open, true, true],
    ['takes false', open, false, false],
    ['takes false again', initial, false, false],
    ['opens what is closed', initial, undefined, true],
    ['closes what is open', open, undefined, false],
  ])('%s', (_case, state, payload, expected) => {
    expect(interfaceReducer(state, toggled(payload))).toEqual({ ...state, [flag]: expected });
  });
});

describe('toggling the login modal', () => {
  const defaults = { showRegister: false, redirectAfterLogin: true, redirectOnClose: null };

  it.each([
    ['opens without a payload', initial, undefined, { showLoginModal: true, ...defaults }],
    ['closes without a payload', open, undefined, { showLoginModal: false, ...defaults }],
    [
      'flips when the payload says nothing about it',
      initial,
      { showRegister: true },
      { showLoginModal: true, showRegister: true },
    ],
    ['takes true', open, { showLoginModal: true }, { showLoginModal: true, ...defaults }],
    ['takes false', initial, { showLoginModal: false }, { showLoginModal: false, ...defaults }],
    ['opens the signup view', initial, { showLoginModal: true, showRegister: true }, { showRegister: true }],
    [
      'opens the connect view after a signup',
      { ...open, showRegister: true },
      { showLoginModal: true },
      { showRegister: false },
    ],
    ['takes a disabled redirect', initial, { redirectAfterLogin: false }, { redirectAfterLogin: false }],
    ['redirects by default', { ...initial, redirectAfterLogin: false }, {}, { redirectAfterLogin: true }],
    ['takes a route for closing', initial, { redirectOnClose: 'index' }, { redirectOnClose: 'index' }],
  ])('%s', (_case, state, payload, expected) => {
    expect(interfaceReducer(state, loginModalToggled(payload))).toMatchObject({ ...expected, showTopMenu: false });
  });
});

it.each([
  ['the overlay height', overlayHeightSet(64), { overlayHeight: 64 }],
  ['the header height', headerHeightSet(72), { headerHeight: 72 }],
])('stores %s', (_case, event, expected) => {
  expect(interfaceReducer(initial, event)).toEqual({ ...initial, ...expected });
});

it('closes the top menu when a route change starts', () => {
  expect(interfaceReducer(open, routeChangeStarted('/units'))).toEqual({ ...open, showTopMenu: false });
});

it('closes the login modal when logout starts', () => {
  expect(interfaceReducer(open, logoutStarted()).showLoginModal).toBe(false);
});
