import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { FriendPlaying } from '../../services/clubWebsite/games';
import { tokens } from '../theme/tokens';
import { gameTemplates } from './game.messages';
import { FriendPicture } from './FriendPicture';

const mostFaces = 4;

/** The faces of friends who own the game, and how many of them play. */
export function GameFriendsStack({ friends }: { friends: readonly FriendPlaying[] }) {
  if (friends.length === 0) return null;
  return (
    <Row>
      <Faces aria-hidden>
        {friends.slice(0, mostFaces).map((friend) => (
          <FriendPicture key={friend.nameOnPlatform} friend={friend} />
        ))}
      </Faces>
      <Words>
        <b>
          <FormattedMessage {...gameTemplates.friendsOwn} values={{ count: friends.length }} />
        </b>
        <br />
        <FormattedMessage
          {...gameTemplates.friendsPlay}
          values={{ count: friends.filter(({ isPlaying }) => isPlaying).length }}
        />
      </Words>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
`;

const Faces = styled.span`
  display: flex;

  > * {
    box-sizing: content-box;
    margin-left: -10px;
    border: 2px solid #0b1020;
  }
  > :first-child {
    margin-left: -2px;
  }
`;

const Words = styled.p`
  font-size: ${tokens.size.small};
  line-height: 1.5;
  color: #e3e9fa;
`;
