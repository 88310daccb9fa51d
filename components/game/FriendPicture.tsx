import styled from 'styled-components';
import type { FriendPlaying } from '../../services/clubWebsite/types';
import { tokens } from '../theme/tokens';

/** A friend's picture, 40 px; their first letter where they have none. */
export function FriendPicture({ friend: { avatar, nameOnPlatform } }: { friend: FriendPlaying }) {
  return (
    <Face>
      {avatar === null ? (
        nameOnPlatform.charAt(0)
      ) : (
        <img src={avatar} width="40" height="40" alt="" loading="lazy" decoding="async" />
      )}
    </Face>
  );
}

const Face = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  overflow: hidden;
  background-color: ${tokens.color.ink700};
  font: 600 ${tokens.size.body} / 1 ${tokens.font.display};
`;
