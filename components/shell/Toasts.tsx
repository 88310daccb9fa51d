import { useIntl } from 'react-intl';
import { Toast } from '../ui/feedback/Toast';
import { ToastArea } from '../ui/feedback/ToastArea';
import { toastTexts } from './ToastsProvider.messages';
import type { ShownToast } from './toastMessage';

interface ToastsProps {
  toasts: readonly ShownToast[];
  onClose: (id: number) => void;
}

/** The messages that are up. Loaded with the first of them. */
export function Toasts({ toasts, onClose }: ToastsProps) {
  const { formatMessage } = useIntl();
  return (
    <ToastArea label={formatMessage(toastTexts.area)}>
      {toasts.map(({ id, words, ...toast }) => (
        <Toast key={id} {...toast} closeLabel={formatMessage(toastTexts.close)} onClose={() => onClose(id)}>
          {words}
        </Toast>
      ))}
    </ToastArea>
  );
}
