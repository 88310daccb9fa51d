import { useEffect } from 'react';
import { actionObserved } from '../../store/metrics/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { readAction } from './readAction';

/** Listens to all controls with `data-metrics-*` attributes. Mounted only while measuring is allowed. */
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
