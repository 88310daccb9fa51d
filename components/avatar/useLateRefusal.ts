import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { selectAvatarFailure } from '../../store/profile/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { useShowToast } from '../shell/providers/ToastsProvider';
import { avatarTexts } from './avatar.messages';

/** Says that a change was taken back where nobody is looking at the gallery any more. */
export function useLateRefusal(isGalleryOpen: boolean): void {
  const { formatMessage } = useIntl();
  const showToast = useShowToast();
  const failure = useAppSelector(selectAvatarFailure);
  const told = useRef(failure);
  useEffect(() => {
    if (failure === told.current) return;
    told.current = failure;
    if (failure === null || isGalleryOpen) return;
    showToast({
      kind: 'error',
      title: formatMessage(avatarTexts.refusedTitle),
      detail: formatMessage(avatarTexts.refused),
    });
  }, [failure, isGalleryOpen, formatMessage, showToast]);
}
