import { useIntl } from 'react-intl';
import type { PopupProps } from '../popups/popupProps';
import { Modal } from '../ui/dialogs/Modal';
import { profileTexts } from './profile.messages';
import { ProfileContent } from './ProfileContent';

/** `_popup=profile`: the player's account. */
export function ProfilePopup({ isOpen, onClose }: PopupProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(profileTexts.title)}
      isTitleHidden
      closeLabel={formatMessage(profileTexts.close)}
      size="wide"
      isBare
      isFullScreenOnPhones
    >
      <ProfileContent />
    </Modal>
  );
}
