import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { firstView } from '../../store/profile/avatarGallery/rules';
import { avatarGallery, drawAvatar } from '../../store/profile/avatarGallery/tasks';
import { selectAvatarFailure, selectAvatarChoice } from '../../store/profile/selectors';
import { avatarChangeRequested, type AvatarChoice } from '../../store/profile/slice';
import {
  useAppDispatch,
  usePlayerFeatures,
  usePlayerSelector,
  useRequestIf,
  useAppSelector,
} from '../../store/support/hooks';
import { useTask } from '../../store/support/useTask';
import { toastShown } from '../../store/toasts/slice';
import { useLogin } from '../login/useLogin';
import { measured } from '../measuring/measured';
import type { PopupProps } from '../popups/popupNames';
import { ProfileWell, Well, WellColumns, WellTitle } from '../profile/ProfileWell';
import { media, tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { Modal } from '../ui/dialogs/Modal';
import { SearchField } from '../ui/fields/TextField';
import { Text } from '../ui/layout/Text';
import { useTexts } from '../ui/text/useTexts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { AvatarGallery } from './AvatarGallery';
import { selectIsPlayer } from '../../store/account/selectors';

/** `_popup=avatar`: the gallery of avatars. Visitors may look at it. */
export const AvatarPopup = (props: PopupProps) => (usePlayerFeatures() ? <AvatarDialog {...props} /> : null);

function AvatarDialog({ isOpen, onClose }: PopupProps) {
  const t = useTexts();
  useRejectionToast(isOpen);
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('avatar.title')} size="wide" isBare isFullScreenOnPhones>
      <AvatarContent />
    </Modal>
  );
}

function useRejectionToast(isGalleryOpen: boolean): void {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const failure = usePlayerSelector(selectAvatarFailure);
  const latest = useRef(failure);
  useEffect(() => {
    if (failure === latest.current) return;
    latest.current = failure;
    if (failure === null || isGalleryOpen) return;
    dispatch(toastShown({ kind: 'error', title: t('avatar.refusedTitle'), detail: t('avatar.refused') }));
  }, [failure, isGalleryOpen, t, dispatch]);
}

const { space } = tokens;

export function AvatarContent() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const openLogin = useLogin();
  const { game, page } = usePlayerSelector((state) => avatarGallery.select(state).request?.input ?? firstView);
  const drawing = useTask(drawAvatar);
  const isDrawing = drawing.status === 'loading';
  const isChanging = usePlayerSelector((state) => selectAvatarChoice(state) !== null);
  const hasFailed = usePlayerSelector((state) => selectAvatarFailure(state) !== null);
  const isPlayer = useAppSelector(selectIsPlayer);
  const [hasChosen, setHasChosen] = useState(false);
  const errorMessage = drawing.failure ? 'avatar.notDrawn' : 'avatar.refused';
  const showsError = hasChosen && (hasFailed || drawing.failure !== null);
  const isChanged = hasChosen && !showsError && !isChanging && !isDrawing;

  // Not once: a change of language empties the gallery.
  useRequestIf(true, avatarGallery.requested({ game, page }));

  const signIn = () => openLogin('signIn', { redirectAfterLogin: false });
  const choose = (choice: AvatarChoice) => {
    if (!isPlayer) {
      signIn();
      return;
    }
    setHasChosen(true);
    dispatch(avatarChangeRequested(choice));
  };
  const draw = () => {
    setHasChosen(true);
    void drawing.run(game);
  };
  return (
    <DialogColumns>
      {isPlayer ? (
        <ProfileWell>
          <Button
            variant="outline"
            size="small"
            icon="explore"
            working={isDrawing && t('avatar.drawing')}
            onClick={draw}
          >
            {t('avatar.random')}
          </Button>
          {showsError && (
            <Text $type="small" $color="bad" role="alert">
              {t(errorMessage)}
            </Text>
          )}
          <VisuallyHidden role="status">{isChanged && t('avatar.changed')}</VisuallyHidden>
        </ProfileWell>
      ) : (
        <Well style={{ alignItems: 'flex-start', justifyContent: 'center' }}>
          <Text $type="playerH2">{t('avatar.visitor')}</Text>
          <Button size="small" onClick={signIn} {...measured('sign-in', 'page')}>
            {t('avatar.signIn')}
          </Button>
        </Well>
      )}
      <GalleryColumn>
        <div aria-hidden>
          <Title>{t('avatar.title')}</Title>
          <Text $color="muted" style={{ paddingTop: 6, fontSize: tokens.size.control }}>
            {t('avatar.lead')}
          </Text>
        </div>
        <SearchField
          label={t('avatar.search')}
          value={game}
          onChange={(typed) => dispatch(avatarGallery.requested({ game: typed, page: 0, isTyping: true }))}
        />
        <AvatarGallery onChoose={choose} />
      </GalleryColumn>
    </DialogColumns>
  );
}

const DialogColumns = styled(WellColumns)`
  min-height: min(584px, 100dvh - 34px);

  ${media.below.laptop} {
    min-height: 100%;
  }
`;

const GalleryColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;
  padding: 28px 32px 24px;

  ${media.below.laptop} {
    padding: 20px;
  }
`;

const Title = styled(WellTitle)`
  ${media.below.laptop} {
    padding-right: 0;
  }
`;
