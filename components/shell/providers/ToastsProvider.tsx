import { useCallback, type PropsWithChildren } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { toastClosed, toastShown, type ToastText } from '../../../store/toasts/slice';
import { clientPart } from '../../ui/browser/clientPart';
import { useOnceTrue } from '../../ui/browser/useOnceTrue';

export const loadToasts = () => import('./Toasts').then((module) => module.Toasts);
const Toasts = clientPart(loadToasts);

/** Toasts stay visible after a change of page. */
export function ToastsProvider({ children }: PropsWithChildren) {
  return (
    <>
      {children}
      <ShownToasts />
    </>
  );
}

function ShownToasts() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector((state) => state.toasts.shown);
  const isNeeded = useOnceTrue(toasts.length > 0);
  return isNeeded && <Toasts toasts={toasts} onClose={(id) => dispatch(toastClosed(id))} />;
}

/** `showToast({ kind: 'good', title })`. */
export function useShowToast(): (toast: ToastText) => void {
  const dispatch = useAppDispatch();
  return useCallback((toast) => void dispatch(toastShown(toast)), [dispatch]);
}
