import dynamic from 'next/dynamic';
import { createContext, use, useCallback, useState, type PropsWithChildren } from 'react';
import { loadPart } from '../../ui/browser/loadPart';
import type { ShownToast, ToastMessage } from './Toasts';

type ShowToast = (toast: ToastMessage) => void;

const ToastsContext = createContext<ShowToast>(() => undefined);

/** Returns the function that shows a toast: `showToast({ kind: 'good', title })`. */
export const useShowToast = (): ShowToast => use(ToastsContext);

const Toasts = dynamic(() => loadPart(() => import('./Toasts').then((module) => module.Toasts)), { ssr: false });

/** Lets every component show toasts; they stay visible after a change of page. */
export function ToastsProvider({ children }: PropsWithChildren) {
  const [{ toasts, lastId }, setState] = useState<{ toasts: ShownToast[]; lastId: number }>({ toasts: [], lastId: 0 });
  const show = useCallback<ShowToast>(
    (toast) =>
      setState((state) => ({
        toasts: [...state.toasts, { ...toast, id: state.lastId + 1 }],
        lastId: state.lastId + 1,
      })),
    [],
  );
  const close = (id: number) =>
    setState((state) => ({ ...state, toasts: state.toasts.filter((toast) => toast.id !== id) }));

  return (
    <ToastsContext value={show}>
      {children}
      {lastId > 0 && <Toasts toasts={toasts} onClose={close} />}
    </ToastsContext>
  );
}
