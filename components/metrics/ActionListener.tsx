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
    return () => document.removeEventListener('click', listen, true);
  }, [dispatch]);
  return null;
}

/** Null if no measured control was pressed. Action and place are the control's own, or those of the nearest element around it. */
export function readAction({ target }: Event): ObservedAction | null {
  const control = target instanceof Element ? target.closest('a, button') : null;
  if (!control || control.getAttribute('aria-disabled') === 'true') return null;
  const read = (name: string) => {
    const attribute = `${attributePrefix}-${name}`;
    return control.closest(`[${attribute}]`)?.getAttribute(attribute);
  };
  const [named, placed] = [read('action'), read('place')];
  const action = metricsActions.find((each) => each === named);
  const place = metricsPlaces.find((each) => each === placed) ?? null;
  return action ? { action, place } : null;
}
