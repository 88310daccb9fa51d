import { useEffect } from 'react';
import { actionObserved, type ObservedAction } from '../../store/metrics/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { attributePrefix } from '../measuring/measured';
import { metricsActions, metricsPlaces } from '../measuring/metricsActions';

/** Mounted only while measuring is allowed. */
export function ActionListener() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const listen = (event: Event) => {
      const action = readAction(event);
      if (action) dispatch(actionObserved(action));
    };
    // In the capture phase, so that controls that stop propagation or unmount on the event are included.
    document.addEventListener('click', listen, true);
    document.addEventListener('change', listen, true);
    return () => {
      document.removeEventListener('click', listen, true);
      document.removeEventListener('change', listen, true);
    };
  }, [dispatch]);
  return null;
}

/** Null if no measured control is near. A select counts on change, every other control on click. */
export function readAction({ type, target }: Event): ObservedAction | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest(`[${attributePrefix}-action]`);
  if (!control || (type === 'change') !== control.matches('select')) return null;
  if (control.getAttribute('aria-disabled') === 'true') return null;
  const read = (name: string) => control.getAttribute(`${attributePrefix}-${name}`);
  const action = metricsActions.find((each) => each === read('action'));
  const place = metricsPlaces.find((each) => each === read('place')) ?? null;
  return action ? { action, place } : null;
}
