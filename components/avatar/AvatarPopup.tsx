import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { selectAvatarFailure } from '../../store/profile/selectors';
import { usePlayerFeatures, usePlayerSelector } from '../../store/support/hooks';
import type { PopupProps } from '../popups/popupProps';
import { useShowToast } from '../shell/providers/ToastsProvider';
import { Modal } from '../ui/dialogs/Modal';
import { avatarTexts } from './avatar.messages';
import { AvatarContent } from './AvatarContent';

/** `_popup=avatar`: the gallery of avatars. Visitors may look at it. */
export const AvatarPopup = (props: PopupProps) => (usePlayerFeatures() ? <AvatarDialog {...props} /> : null);

function AvatarDialog({ isOpen, onClose }: PopupProps) {
  const { formatMessage } = useIntl();
  useRejectionToast(isOpen);
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

/** Shows a toast when a change of avatar is rejected after the gallery was closed. */
function useRejectionToast(isGalleryOpen: boolean): void {
  const { formatMessage } = useIntl();
  const showToast = useShowToast();
  const failure = usePlayerSelector(selectAvatarFailure);
  const latest = useRef(failure);
  useEffect(() => {
    if (failure === latest.current) return;
    latest.current = failure;
    if (failure === null || isGalleryOpen) return;
    showToast({
      kind: 'error',
      title: formatMessage(avatarTexts.rejectedTitle),
      detail: formatMessage(avatarTexts.rejected),
    });
  }, [failure, isGalleryOpen, formatMessage, showToast]);
}
