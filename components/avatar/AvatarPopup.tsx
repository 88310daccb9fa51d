import { useIntl } from 'react-intl';
import type { PopupProps } from '../popups/popupProps';
import { Modal } from '../ui/dialogs/Modal';
import { avatarTexts } from './avatar.messages';
import { AvatarContent } from './AvatarContent';
import { useLateRefusal } from './useLateRefusal';

/** `_popup=avatar`: the gallery that players choose their avatar from. */
export function AvatarPopup({ isOpen, onClose }: PopupProps) {
  const { formatMessage } = useIntl();
  useLateRefusal(isOpen);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(avatarTexts.title)}
      isTitleHidden
      closeLabel={formatMessage(avatarTexts.close)}
      size="wide"
      isBare
      isFullScreenOnPhones
    >
      <AvatarContent />
    </Modal>
  );
}
