import { useIntl } from 'react-intl';
import type { PopupProps } from '../popups/popupProps';
import { Modal } from '../ui/dialogs/Modal';
import { faqTexts } from './faq.messages';
import { FaqContent } from './FaqContent/FaqContent';

/** `_popup=faq`: frequent questions and their answers. */
export function FaqPopup({ isOpen, onClose }: PopupProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(faqTexts.title)}
      isTitleHidden
      closeLabel={formatMessage(faqTexts.close)}
      isCloseHidden
      size="wide"
      isBare
      isFullScreenOnPhones
    >
      <FaqContent onClose={onClose} />
    </Modal>
  );
}
