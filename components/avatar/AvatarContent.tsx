import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { loginModalToggled } from '../../store/interface/slice';
import { firstView } from '../../store/profile/avatarGallery/rules';
import { avatarGallery, drawAvatar } from '../../store/profile/avatarGallery/tasks';
import { selectAvatarChoice, selectAvatarFailure } from '../../store/profile/selectors';
import { avatarChangeRequested, type AvatarChoice } from '../../store/profile/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { useTask } from '../../store/support/useTask';
import { ProfileWell } from '../profile/ProfileWell';
import { useIsPlayer } from '../shell/player/useIsPlayer';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { SearchField } from '../ui/fields/SearchField';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { avatarTexts } from './avatar.messages';
import { AvatarGallery } from './AvatarGallery';
import { VisitorWell } from './VisitorWell';
import { ErrorText } from '../ui/text/ErrorText';

const { on, space } = tokens;

/** The player's avatar beside the gallery. */
export function AvatarContent() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { game, page } = usePlayerSelector((state) => avatarGallery.select(state).request?.input ?? firstView);
  const drawing = useTask(drawAvatar);
  const isDrawing = drawing.status === 'loading';
  const isChanging = usePlayerSelector((state) => selectAvatarChoice(state) !== null);
  const hasFailed = usePlayerSelector((state) => selectAvatarFailure(state) !== null);
  const isPlayer = useIsPlayer();
  const [hasChosen, setHasChosen] = useState(false);
  const errorMessage = drawing.failure ? avatarTexts.randomFailed : avatarTexts.rejected;
  const showsError = hasChosen && (hasFailed || drawing.failure !== null);
  const isChanged = hasChosen && !showsError && !isChanging && !isDrawing;

  const firstShown = useRef({ game, page });
  useEffect(() => {
    dispatch(avatarGallery.requested(firstShown.current));
  }, [dispatch]);

  const choose = (choice: AvatarChoice) => {
    if (!isPlayer) {
      dispatch(loginModalToggled({ showLoginModal: true, redirectAfterLogin: false }));
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
            working={isDrawing && formatMessage(avatarTexts.drawing)}
            onClick={draw}
          >
            <FormattedMessage {...avatarTexts.random} />
          </Button>
          {showsError && (
            <ErrorText>
              <FormattedMessage {...errorMessage} />
            </ErrorText>
          )}
          <VisuallyHidden role="status">{isChanged && formatMessage(avatarTexts.changed)}</VisuallyHidden>
        </ProfileWell>
      ) : (
        <VisitorWell />
      )}
      <GalleryColumn>
        <div aria-hidden>
          <Title>
            <FormattedMessage {...avatarTexts.title} />
          </Title>
          <Lead>
            <FormattedMessage {...avatarTexts.lead} />
          </Lead>
        </div>
        <SearchField
          label={formatMessage(avatarTexts.search)}
          isLabelHidden
          placeholder={formatMessage(avatarTexts.search)}
          clearLabel={formatMessage(avatarTexts.clear)}
          value={game}
          onChange={(typed) => dispatch(avatarGallery.requested({ game: typed, page: 0, isTyping: true }))}
        />
        <AvatarGallery onChoose={choose} />
      </GalleryColumn>
    </DialogColumns>
  );
}

const DialogColumns = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  min-height: min(584px, 100dvh - 34px);

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
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

const Title = styled.p`
  ${text.d3}
  padding-right: 96px;

  ${media.below.laptop} {
    padding-right: 0;
  }
`;

const Lead = styled.p`
  padding-top: 6px;
  font-size: ${tokens.size.control};
  color: ${on.muted};
`;
