import { useIntl } from 'react-intl';
import { Toast, ToastArea } from '../../ui/feedback/Toast';
import type { ShownToast } from '../../../store/toasts/slice';
import { useTexts } from '../../ui/text/useTexts';
import { newsToast } from './newsToast';

interface ToastsProps {
  toasts: readonly ShownToast[];
  onClose: (id: number) => void;
}

/** The toasts on screen. A separate chunk, loaded with the first toast. */
export function Toasts({ toasts, onClose }: ToastsProps) {
  const intl = useIntl();
  const t = useTexts();
  return (
    <ToastArea label={t('shell.toasts.area')}>
      {toasts.map((toast) => {
        const { kind, title, detail, action } = newsToast(toast, intl);
        return (
          <Toast
            key={toast.id}
            kind={kind}
            title={title}
            action={action}
            closeLabel={t('ui.close')}
            onClose={() => onClose(toast.id)}
          >
            {detail}
          </Toast>
        );
      })}
    </ToastArea>
  );
}
