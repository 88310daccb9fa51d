import { useRouter } from 'next/router';
import { useState, type ComponentType, useEffect, useRef } from 'react';
import { matchPath, playerPages } from '../../routes';
import { selectSignInStatus } from '../../store/account/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { useAddress, useAddressDialog } from '../navigation/address';
import { withoutQuery } from '../navigation/withoutQuery';
import { useMustLogIn, useLogin } from '../login/useLogin';
import { dialogPart, DialogComing } from '../ui/browser/dialogPart';
import { isForPlayers, popupIn, popupQueryKey, type PopupName, type PopupProps } from './popupNames';

// One dialog per name, loaded on first use.
const dialogs: Record<PopupName, ComponentType<PopupProps>> = {
  faq: dialogPart(() => import('../faq/FaqPopup').then((module) => module.FaqPopup)),
  measuring: dialogPart(() => import('../metrics/MeasuringPopup').then((module) => module.MeasuringPopup)),
  avatar: dialogPart(() => import('../avatar/AvatarPopup').then((module) => module.AvatarPopup)),
  badges: dialogPart(() => import('../badges/BadgeShowcaseEditor').then((module) => module.BadgesPopup)),
  calendar: dialogPart(() => import('../units/CalendarPopup').then((module) => module.CalendarPopup)),
  notices: dialogPart(() => import('../notices/NoticesPopup').then((module) => module.NoticesPopup)),
  profile: dialogPart(() => import('../profile/ProfilePopup').then((module) => module.ProfilePopup)),
};

const PopupTexts = dialogPart(() => import('./PopupTexts').then((module) => module.PopupTexts));

export function Popups() {
  const requested = popupIn(useAddress().query);
  const status = useAppSelector(selectSignInStatus);
  const isLoginShown = useAppSelector((state) => state.interface.showLoginModal);
  const isForPlayer = requested !== null && isForPlayers(requested);
  // A choice in the gallery of avatars needs to know whether a player makes it.
  const isWaiting = requested === 'avatar' && status === 'unknown';
  const open = isLoginShown || isWaiting || (isForPlayer && status !== 'player') ? null : requested;
  const shown = useLastName(open);
  const { close } = useAddressDialog(popupQueryKey);
  return (
    <>
      {isForPlayer && <LoginForPopup />}
      {shown && (
        <ErrorBoundary fallback={null} resetKey={open ?? ''}>
          <PopupTexts skeleton={<DialogComing />}>
            <Popup name={shown} isOpen={open !== null} onClose={close} />
          </PopupTexts>
        </ErrorBoundary>
      )}
    </>
  );
}

function Popup({ name, ...props }: { name: PopupName } & PopupProps) {
  const Dialog = dialogs[name];
  return <Dialog {...props} />;
}

/** The open overlay, or the last one: it stays mounted for its closing transition. */
function useLastName(open: PopupName | null): PopupName | null {
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  return open ?? last;
}

/**
 * Rendered while the address contains an overlay for players: opens the login for a visitor, and the overlay follows after
 * the login. Closing the login removes the overlay from the address. Player pages open the login themselves.
 */
function LoginForPopup() {
  const openLogin = useLogin();
  // Not the page of the store, which follows a Back later than the address.
  const page = matchPath(withoutQuery(useRouter().asPath))?.page;
  const isLoginShown = useAppSelector((state) => state.interface.showLoginModal);
  const mustLogIn = useMustLogIn() && !playerPages.some((each) => each === page);
  const { close } = useAddressDialog(popupQueryKey);
  const wasLoginShown = useRef(false);

  useEffect(() => {
    if (mustLogIn) openLogin('signIn', { redirectAfterLogin: false });
  }, [mustLogIn, openLogin]);

  useEffect(() => {
    const wasClosed = wasLoginShown.current && !isLoginShown;
    wasLoginShown.current = isLoginShown;
    if (wasClosed && mustLogIn) close();
  }, [isLoginShown, mustLogIn, close]);

  return null;
}
