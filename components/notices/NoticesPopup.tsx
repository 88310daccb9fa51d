import { useIntl } from 'react-intl';
import type { PopupProps } from '../popups/popupProps';
import { Modal } from '../ui/dialogs/Modal';
import { noticesTexts } from './notices.messages';
import { NoticesContent } from './NoticesContent';

/** `_popup=notices`: the notices of the player. */
export function NoticesPopup({ isOpen, onClose }: PopupProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(noticesTexts.title)}
      closeLabel={formatMessage(noticesTexts.close)}
      isFullScreenOnPhones
    >
      <NoticesContent />
    </Modal>
  );
}
