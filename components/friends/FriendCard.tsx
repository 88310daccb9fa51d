import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Connection } from '../../services/account/types';
import type { FriendEntry } from '../../store/friends/rules';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Card } from '../ui/Card';
import { Picture } from '../ui/Picture';
import { StarMark } from '../ui/StarMark';
import { useNow } from '../ui/useNow';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { friendHeight } from './FriendsSkeleton';
import { friendsMessages, friendsTemplates } from './friends.messages';

/** A friend: picture, where they are, and the game they are in. */
export function FriendCard({ friend }: { friend: FriendEntry }) {
  const { formatMessage } = useIntl();
  const { nameOnPlatform, nickname, avatarUrl, isFavorite, status, playing } = friend;
  return (
    <Frame as="li">
      <Face data-status={status}>
        <Picture src={avatarUrl} width={146} height={146} alt="" isCover />
      </Face>
      <Words>
        <Name>
          <span>{nickname ? nickname : nameOnPlatform}</span>
          {isFavorite && (
            <Favorite>
              <StarMark size={14} />
              <VisuallyHidden>{formatMessage(friendsMessages.favorite)}</VisuallyHidden>
            </Favorite>
          )}
        </Name>
        <Where data-status={status}>
          {playing ? <Playing playing={playing} status={status} /> : formatMessage(friendsMessages[status])}
        </Where>
      </Words>
      {playing && playing.imageUrl !== null && (
        <Game>
          <Picture src={playing.imageUrl} width={176} height={176} alt="" isCover />
        </Game>
      )}
    </Frame>
  );
}

const minuteMs = 60_000;

function Playing({ playing, status }: { playing: Connection; status: FriendEntry['status'] }) {
  const now = useNow();
  const minutes =
    now === null || playing.since === null
      ? null
      : Math.max(0, Math.floor((now - Date.parse(playing.since)) / minuteMs));
  return (
    <>
      {playing.name}
      <Since>
        {minutes !== null && minutes < 60 && <FormattedMessage {...friendsTemplates.minutes} values={{ minutes }} />}
        {minutes !== null && minutes >= 60 && (
          <FormattedMessage {...friendsTemplates.hours} values={{ hours: Math.floor(minutes / 60) }} />
        )}
        {status !== 'online' && <FormattedMessage {...friendsMessages[status]} />}
      </Since>
    </>
  );
}

const Frame = styled(Card)`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: ${friendHeight};
  padding: 16px;
`;

/** A dot at the picture's edge says where they are; the words beside it say it too. */
const Face = styled.div`
  position: relative;
  flex: none;
  width: 56px;
  height: 56px;

  img {
    border-radius: 50%;
  }

  &::after {
    content: '';
    position: absolute;
    right: 0;
    bottom: 0;
    width: 16px;
    height: 16px;
    border: 3px solid ${tokens.on.surface};
    border-radius: 50%;
    background-color: ${tokens.on.good};
  }
  &[data-status='away']::after {
    background-color: ${tokens.colour.muted};
  }
  &[data-status='dnd']::after {
    background-color: ${tokens.on.bad};
  }
  &[data-status='offline'] img {
    opacity: 0.6;
  }
  &[data-status='offline']::after {
    display: none;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.p`
  ${text.rowTitle}
  display: flex;
  align-items: center;
  gap: 8px;

  > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Favorite = styled.span`
  position: relative;
  display: inline-flex;
`;

const Where = styled.p`
  margin-top: 2px;
  font-size: ${tokens.size.small};
  line-height: 1.45;
  color: ${tokens.on.good};

  &[data-status='away'],
  &[data-status='dnd'],
  &[data-status='offline'] {
    color: ${tokens.on.muted};
  }
`;

const Since = styled.span`
  display: flex;
  gap: 12px;
  font-size: ${tokens.size.fine};
  color: ${tokens.on.muted};
`;

const Game = styled.div`
  flex: none;
  width: 64px;
  height: 64px;
  border-radius: ${tokens.radius.small};
  overflow: hidden;
`;
