import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { Ring } from '../ui/progress/Ring';
import type { Player } from './usePlayer';

interface AvatarProps {
  /** Null while the profile is on its way: the place stays. */
  player: Pick<Player, 'avatarUrl' | 'progress'> | null;
  /** Pixels across, ring included. */
  size?: number;
}

/** The player's picture in the ring of their experience; decoration, the name stands beside it. */
export function Avatar({ player, size = 40 }: AvatarProps) {
  const side = size - 8;
  return (
    <Ring value={player?.progress ?? 0} max={1} size={size}>
      {player?.avatarUrl ? <Picture src={player.avatarUrl} width={side} height={side} alt="" /> : <Nobody />}
    </Ring>
  );
}

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Nobody = styled.span`
  width: 100%;
  height: 100%;
  background-color: ${tokens.color.skeleton};
`;
