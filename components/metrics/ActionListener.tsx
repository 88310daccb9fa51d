import { useEffect } from 'react';
import { actionObserved } from '../../store/metrics/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { readAction } from './readAction';

/** The one listener for every control that bears `data-metrics-*`, for as long as it is measured. */
export function ActionListener() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const listen = (event: Event) => {
      const action = readAction(event);
      if (action) dispatch(actionObserved(action));
    };
    // On the way down, so that a control that keeps its event to itself, or goes away with it, is heard too.
    document.addEventListener('click', listen, true);
    document.addEventListener('change', listen, true);
    return () => {
      document.removeEventListener('click', listen, true);
      document.removeEventListener('change', listen, true);
    };
  }, [dispatch]);
  return null;
}
