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

/** One avatar of the gallery; its name and game show on it when it is pointed at. */
export function AvatarButton({ avatar, isChosen, onChoose }: AvatarButtonProps) {
  const { formatMessage } = useIntl();
  const { avatarGalleryId, name, imageUrl, game } = avatar;
  const label = game ? formatMessage(avatarTemplates.name, { name, game: game.name }) : name;
  return (
    <Tooltip content={label}>
      <Frame
        type="button"
        aria-label={name}
        aria-pressed={isChosen}
        onClick={() => !isChosen && onChoose({ avatarGalleryId, imageUrl })}
      >
        <img src={imageUrl} width="96" height="96" alt="" />
        {isChosen && (
          <Mark>
            <Icon name="check" size="tiny" />
          </Mark>
        )}
      </Frame>
    </Tooltip>
  );
}

const { color, duration, line } = tokens;

const Frame = styled.button`
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

const Mark = styled.span`
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
