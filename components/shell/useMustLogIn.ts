import { selectSignInStatus } from '../../store/account/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { useOnceTrue } from './useOnceTrue';

/** Whether a visitor wants what is for players. Who signed out here is on the way to the index already. */
export function useMustLogIn(): boolean {
  const status = useAppSelector(selectSignInStatus);
  const wasPlayer = useOnceTrue(status === 'player');
  const hasNobody = useAppSelector((state) => state.auth.userId === null);
  return status === 'visitor' && !(wasPlayer && hasNobody);
}
