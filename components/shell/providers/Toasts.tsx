import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Toast, type ToastKind, ToastArea } from '../../ui/feedback/Toast';
import { toastTexts } from './Toasts.messages';

interface ToastsProps {
  toasts: readonly ShownToast[];
  onClose: (id: number) => void;
}

/** The toasts on screen. A separate chunk, loaded with the first toast. */
export function Toasts({ toasts, onClose }: ToastsProps) {
  const { formatMessage } = useIntl();
  return (
    <ToastArea label={formatMessage(toastTexts.area)}>
      {toasts.map(({ id, detail, ...toast }) => (
        <Toast key={id} {...toast} closeLabel={formatMessage(toastTexts.close)} onClose={() => onClose(id)}>
          {detail}
        </Toast>
      ))}
    </ToastArea>
  );
}

/** A short message about an event, in the corner of the page. */
export interface ToastMessage {
  kind: ToastKind;
  title: string;
  detail?: ReactNode;
  /** The button of the toast. */
  action?: { label: string; onClick: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
}
