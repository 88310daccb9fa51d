import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { GalleryAvatar } from '../../services/avatar/types';
import type { AvatarChoice } from '../../store/profile/slice';
import { tokens } from '../theme/tokens';
import { Icon } from '../ui/icons/Icon';
import { Tooltip } from '../ui/dialogs/Tooltip';
import { avatarTemplates } from './avatar.messages';

interface AvatarButtonProps {
  avatar: GalleryAvatar;
  isChosen: boolean;
  onChoose: (choice: AvatarChoice) => void;
}

/** An avatar of the gallery, with its name and game in a tooltip. */
export function AvatarButton({ avatar, isChosen, onChoose }: AvatarButtonProps) {
  const { formatMessage } = useIntl();
  const { avatarGalleryId, name, imageUrl, game } = avatar;
  const label = game ? formatMessage(avatarTemplates.name, { name, game: game.name }) : name;
  return (
    <Tooltip content={label}>
      <RoundButton
        type="button"
        aria-label={name}
        aria-pressed={isChosen}
        onClick={() => !isChosen && onChoose({ avatarGalleryId, imageUrl })}
      >
        <img src={imageUrl} width="96" height="96" alt="" />
        {isChosen && (
          <CheckMark>
            <Icon name="check" size="tiny" />
          </CheckMark>
        )}
      </RoundButton>
    </Tooltip>
  );
}

const { color, duration, line } = tokens;

const RoundButton = styled.button`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 1;
  border-radius: 50%;

  > img {
    width: 100%;
    height: 100%;
    border-radius: inherit;
    box-shadow: 0 0 0 1px ${line.hairline};
    transition:
      box-shadow ${duration.fade}ms,
      transform ${duration.fade}ms;
  }
  &:hover > img {
    box-shadow: 0 0 0 2px ${color.text};
    transform: scale(1.04);
  }
  &[aria-pressed='true'] > img {
    box-shadow:
      0 0 0 3px ${color.ink900},
      0 0 0 5px ${color.link};
  }
`;

const CheckMark = styled.span`
  position: absolute;
  right: -2px;
  bottom: -2px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 2px solid ${color.ink900};
  border-radius: 50%;
  background-color: ${color.action};
  color: ${color.onAction};
`;
