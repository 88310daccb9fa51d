import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { selectAvatarGallery } from '../../store/profile/avatarGallery/selectors';
import { galleryRequested, gallerySearched, randomAvatarRequested } from '../../store/profile/avatarGallery/slice';
import { selectAvatarChoice, selectAvatarFailure } from '../../store/profile/selectors';
import { avatarChangeRequested, type AvatarChoice } from '../../store/profile/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { ProfileWell } from '../profile/ProfileWell';
import { Button } from '../ui/buttons/Button';
import { SearchField } from '../ui/fields/SearchField';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { avatarTexts } from './avatar.messages';
import { Frame, Choosing, Lead, Refusal, Title } from './AvatarContent.styles';
import { AvatarGallery } from './AvatarGallery';

/** The player's avatar on one side, those to choose from on the other. */
export function AvatarContent() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { game, draw: drawRequest } = useAppSelector(selectAvatarGallery);
  const isDrawing = drawRequest.status === 'loading';
  const isUnderWay = useAppSelector((state) => selectAvatarChoice(state) !== null);
  const hasFailed = useAppSelector((state) => selectAvatarFailure(state) !== null);
  const [hasChosen, setHasChosen] = useState(false);
  const refusal = drawRequest.failure ? avatarTexts.notDrawn : avatarTexts.refused;
  const isRefused = hasChosen && (hasFailed || drawRequest.failure !== null);
  const isChanged = hasChosen && !isRefused && !isUnderWay && !isDrawing;

  useEffect(() => {
    dispatch(galleryRequested());
  }, [dispatch]);

  const choose = (choice: AvatarChoice) => {
    setHasChosen(true);
    dispatch(avatarChangeRequested(choice));
  };
  const draw = () => {
    setHasChosen(true);
    dispatch(randomAvatarRequested());
  };
  return (
    <Frame>
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
        {isRefused && (
          <Refusal role="alert">
            <FormattedMessage {...refusal} />
          </Refusal>
        )}
        <VisuallyHidden role="status">{isChanged && formatMessage(avatarTexts.changed)}</VisuallyHidden>
      </ProfileWell>
      <Choosing>
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
          onChange={(typed) => dispatch(gallerySearched(typed))}
        />
        <AvatarGallery onChoose={choose} />
      </Choosing>
    </Frame>
  );
}
