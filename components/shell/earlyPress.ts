import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { serviceMenuToggled, topMenuToggled } from '../../store/interface/slice';
import { privacyDialogToggled } from '../../store/metrics/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { loginOpened } from '../login/useLogin';
import { useAddress } from '../navigation/address';

const openings = {
  'sign-in': () => loginOpened('signIn'),
  join: () => loginOpened('join'),
  // The page stays open after the login, which leads to the dashboard elsewhere.
  'sign-in-here': () => loginOpened('signIn', { redirectAfterLogin: false }),
  'join-here': () => loginOpened('join', { redirectAfterLogin: false }),
  'privacy-choices': () => privacyDialogToggled(true),
  menu: () => topMenuToggled(true),
  'menu-closed': () => topMenuToggled(false),
  about: () => serviceMenuToggled(),
} as const;

type EarlyPress = keyof typeof openings;

const isEarlyPress = (hash: string): hash is EarlyPress => Object.hasOwn(openings, hash);

/**
 * Returns the properties of a link that is a button of the club. A press before the page has run its scripts is not lost: it is
 * in the address, and `useEarlyPress` answers it.
 */
export function useOpening(press: EarlyPress) {
  const dispatch = useAppDispatch();
  return {
    role: 'button',
    href: `#${press}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      dispatch(openings[press]());
    },
    // The browser gives Space to buttons alone.
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      event.currentTarget.click();
    },
  };
}

export function useEarlyPress(): void {
  const dispatch = useAppDispatch();
  const { change } = useAddress();
  useEffect(() => {
    const press = window.location.hash.slice(1);
    if (!isEarlyPress(press)) return;
    dispatch(openings[press]());
    void change((address) => address.split('#', 1).join(''));
  }, [dispatch, change]);
}
