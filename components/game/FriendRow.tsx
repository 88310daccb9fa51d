import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { FriendPlaying } from '../../services/clubWebsite/types';
import { oneLine } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { useNow } from '../ui/time/useNow';
import { FriendPicture } from './FriendPicture';
import { gameMessages, gameTemplates } from './game.messages';
import { relativeDay } from './relativeDay';

/** A friend who owns the game: playing now, or when they last did. */
export function FriendRow({ friend }: { friend: FriendPlaying }) {
  return (
    <Row>
      <FriendPicture friend={friend} />
      <Words>
        <b>{friend.nameOnPlatform}</b>
        <span>
          <Doing friend={friend} />
        </span>
      </Words>
      {friend.isPlaying && (
        <Now>
          <FormattedMessage {...gameMessages.playingNow} />
        </Now>
      )}
    </Row>
  );
}

function Doing({ friend: { isPlaying, lastPlayedDate } }: { friend: FriendPlaying }) {
  const intl = useIntl();
  const now = useNow();
  if (isPlaying) return <FormattedMessage {...gameMessages.inTheGame} />;
  if (lastPlayedDate === null) return <FormattedMessage {...gameMessages.ownsIt} />;
  if (now === null) return null;
  return <FormattedMessage {...gameTemplates.lastPlayed} values={{ when: relativeDay(lastPlayedDate, now, intl) }} />;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  padding: 10px 0;
`;

/** Rows with a line between them. */
export const FriendRows = styled.ul`
  > li + li {
    border-top: 1px solid ${tokens.on.hairline};
  }
`;

const Words = styled.p`
  b {
    ${oneLine}
    display: block;
    font-size: ${tokens.size.control};
    font-weight: 700;
    line-height: 1.3;
  }
  span {
    ${oneLine}
    display: block;
    min-height: 1.35em;
    font-size: ${tokens.size.fine};
    line-height: 1.35;
    color: ${tokens.on.muted};
  }
`;

const Now = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: ${tokens.size.small};
  font-weight: 700;
  color: ${tokens.on.good};

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background-color: currentColor;
  }
`;
