import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { toastClosed } from '../../../store/toasts/slice';
import { clientPart } from '../../ui/browser/clientPart';
import { useOnceTrue } from '../../ui/browser/useOnceTrue';

export const loadToasts = () => import('./Toasts').then((module) => module.Toasts);
const Toasts = clientPart(loadToasts);

/** Beside the page: toasts stay visible after a change of page. */
export function ShownToasts() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector((state) => state.toasts.shown);
  const isNeeded = useOnceTrue(toasts.length > 0);
  return isNeeded && <Toasts toasts={toasts} onClose={(id) => dispatch(toastClosed(id))} />;
}
