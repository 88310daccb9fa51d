import { useIntl } from 'react-intl';
import { Toast, ToastArea } from '../../ui/feedback/Toast';
import type { ShownToast } from '../../../store/toasts/slice';
import { newsToast } from './newsToast';
import { toastTexts } from './Toasts.messages';

interface ToastsProps {
  toasts: readonly ShownToast[];
  onClose: (id: number) => void;
}

/** The toasts on screen. A separate chunk, loaded with the first toast. */
export function Toasts({ toasts, onClose }: ToastsProps) {
  const intl = useIntl();
  return (
    <ToastArea label={intl.formatMessage(toastTexts.area)}>
      {toasts.map((toast) => {
        const { kind, title, detail, action } = newsToast(toast, intl);
        return (
          <Toast
            key={toast.id}
            kind={kind}
            title={title}
            action={action}
            closeLabel={intl.formatMessage(toastTexts.close)}
            onClose={() => onClose(toast.id)}
          >
            {detail}
          </Toast>
        );
      })}
    </ToastArea>
  );
}
