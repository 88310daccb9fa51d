import { selectSignInStatus } from '../../../store/account/selectors';
import { useAppSelector } from '../../../store/support/hooks';
import { useOnceTrue } from '../../ui/browser/useOnceTrue';

/** Whether a visitor opened a page for players. False after a sign-out: the player is then being redirected to the index. */
export function useMustLogIn(): boolean {
  const status = useAppSelector(selectSignInStatus);
  const wasPlayer = useOnceTrue(status === 'player');
  const isSignedOut = useAppSelector((state) => state.auth.userId === null);
  return status === 'visitor' && !(wasPlayer && isSignedOut);
}
