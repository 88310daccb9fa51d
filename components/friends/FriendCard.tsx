import { FormattedMessage, useIntl } from 'react-intl';
import type { Connection } from '../../services/account/types';
import type { FriendEntry } from '../../store/friends/rules';
import { Picture } from '../ui/Picture';
import { StarMark } from '../ui/StarMark';
import { useNow } from '../ui/useNow';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Face, Favorite, Frame, Game, Name, Since, Where, Words } from './FriendCard.styles';
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
