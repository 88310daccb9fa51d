import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { Ring } from '../../ui/progress/Ring';
import type { Player } from './usePlayer';

interface PlayerAvatarProps {
  /** Null while the profile loads: a placeholder of the same size. */
  player: Pick<Player, 'avatarUrl' | 'progress'> | null;
  /** Pixels across, ring included. */
  size?: number;
}

/** The player's picture in a ring that shows the level's progress. Decorative: the name is shown beside it. */
export function PlayerAvatar({ player, size = 40 }: PlayerAvatarProps) {
  const side = size - 8;
  return (
    <Ring value={player?.progress ?? 0} max={1} size={size}>
      {player?.avatarUrl ? <AvatarImage src={player.avatarUrl} width={side} height={side} alt="" /> : <Placeholder />}
    </Ring>
  );
}

const AvatarImage = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Placeholder = styled.span`
  width: 100%;
  height: 100%;
  background-color: ${tokens.color.skeleton};
`;
