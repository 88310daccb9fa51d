import { FormattedMessage } from 'react-intl';
import type { Connection } from '../../services/account/types';
import type { FriendEntry } from '../../store/friends/rules';
import { useNow } from '../ui/time/useNow';
import { Since } from './FriendCard.styles';
import { friendsMessages, friendsTemplates } from './friends.messages';

const minuteMs = 60_000;

/** The game a friend is in, and since when. */
export function FriendDoing({ playing, status }: { playing: Connection; status: FriendEntry['status'] }) {
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
