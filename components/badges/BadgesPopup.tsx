import { useIntl } from 'react-intl';
import type { PopupProps } from '../popups/popupProps';
import { Modal } from '../ui/dialogs/Modal';
import { badgeShowcaseMessages } from './badgeShowcase.messages';
import { BadgeShowcaseEditor } from './BadgeShowcaseEditor';

/** `_popup=badges`: the editor of the badge showcase. */
export function BadgesPopup({ isOpen, onClose }: PopupProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(badgeShowcaseMessages.title)}
      closeLabel={formatMessage(badgeShowcaseMessages.close)}
      size="wide"
      isFullScreenOnPhones
    >
      <BadgeShowcaseEditor onClose={onClose} />
    </Modal>
  );
}
