import { autoBank, autoBankChoice } from '../../../store/challenges/autoBank/tasks';
import { useAppDispatch, usePlayerSelector, useRequestIf } from '../../../store/support/hooks';
import { useIsPlayer } from '../../shell/player/useIsPlayer';

/** The setting of auto-bank, with a choice that is being saved. Requests it once. */
export function useAutoBank() {
  const dispatch = useAppDispatch();
  const isPlayer = useIsPlayer();
  const { status, data } = usePlayerSelector(autoBank.select);
  const { pending, outcome } = usePlayerSelector(autoBankChoice.select);
  const load = () => dispatch(autoBank.requested(null));
  useRequestIf(isPlayer && status === 'idle', autoBank.requested(null));
  return {
    /** Null until known. */
    isOn: pending ?? data?.autoBank ?? null,
    isOffered: data?.isOffered === true && pending === null,
    hasLoadingFailed: status === 'failed',
    hasSavingFailed: outcome === 'failed',
    load,
    choose: (isOn: boolean) => dispatch(autoBankChoice.chosen(isOn)),
  };
}
