import { useEffect, useRef } from 'react';
import { playerPages } from '../../routes';
import { loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { useMustLogIn } from '../shell/player/useMustLogIn';
import { useAddressDialog } from '../navigation/address';
import { popupQueryKey } from './popupNames';

/**
 * Rendered while the address contains an overlay for players: opens the login for a visitor, and the overlay follows after
 * the login. Closing the login removes the overlay from the address. Player pages open the login themselves.
 */
export function LoginForPopup() {
  const dispatch = useAppDispatch();
  const page = useAppSelector(({ router }) => router.page);
  const isLoginShown = useAppSelector((state) => state.interface.showLoginModal);
  const mustLogIn = useMustLogIn() && !playerPages.some((each) => each === page);
  const { close } = useAddressDialog(popupQueryKey);
  const wasLoginShown = useRef(false);

  useEffect(() => {
    if (mustLogIn) dispatch(loginModalToggled({ showLoginModal: true, redirectAfterLogin: false }));
  }, [mustLogIn, dispatch]);

  useEffect(() => {
    const wasClosed = wasLoginShown.current && !isLoginShown;
    wasLoginShown.current = isLoginShown;
    if (wasClosed && mustLogIn) close();
  }, [isLoginShown, mustLogIn, close]);

  return null;
}
