import { useIntl } from 'react-intl';
import type { PopupProps } from '../popups/popupProps';
import { Modal } from '../ui/dialogs/Modal';
import { ShowcaseEditor } from './ShowcaseEditor';
import { showcaseMessages } from './showcase.messages';

/** `_popup=badges`: which badges a player shows, and in which order. */
export function BadgesPopup({ isOpen, onClose }: PopupProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(showcaseMessages.title)}
      closeLabel={formatMessage(showcaseMessages.close)}
      size="wide"
      isFullScreenOnPhones
    >
      <ShowcaseEditor onClose={onClose} />
    </Modal>
  );
}
