import { useEffect } from 'react';
import { selectAutoBank } from '../../../store/challenges/autoBank/selectors';
import { autoBankRequested } from '../../../store/challenges/autoBank/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { useIsPlayer } from '../../shell/player/useIsPlayer';

/** Whether auto-bank is on; null until known. Requests it once. */
export function useAutoBank(): boolean | null {
  const dispatch = useAppDispatch();
  const isPlayer = useIsPlayer();
  const isMissing = usePlayerSelector(({ autoBank }) => autoBank.status === 'idle');
  useEffect(() => {
    if (isPlayer && isMissing) dispatch(autoBankRequested());
  }, [dispatch, isPlayer, isMissing]);
  return usePlayerSelector(selectAutoBank);
}
