import { act } from '@testing-library/react';
import { loginSucceeded } from '../../../store/session/events';
import { profileLoaded } from '../../../store/profile/slice';
import { buildLoginReport, buildUserProfile } from '../../../store/support/testing/builders';
import { renderInShell } from '../../shell/testing/renderInShell';
import { ShownToasts } from '../../shell/providers/ShownToasts';
import { FriendsScreen } from '../FriendsScreen';

/** Renders the friends page at an address, for a signed-in player. */
export function renderFriends(query = '') {
  window.history.replaceState(null, '', `/friends${query}`);
  const view = renderInShell(
    <>
      <FriendsScreen />
      <ShownToasts />
    </>,
    { pathname: '/friends' },
  );
  act(() => {
    view.store.dispatch(loginSucceeded(buildLoginReport()));
    view.store.dispatch(profileLoaded(buildUserProfile({ username: 'Marlo' })));
  });
  return view;
}
