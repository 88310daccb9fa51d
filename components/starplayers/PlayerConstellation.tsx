import styled from 'styled-components';
import type { StarPlayer } from '../../services/club/starPlayers';
import { Constellation } from './Constellation';
import { figureOf } from './figures';

interface PlayerConstellationProps {
  player: Pick<StarPlayer, 'id' | 'constellationUrl'>;
  /** Pixels. */
  width: number;
  height: number;
}

/** A Star Player's constellation: the site's drawing, or the services' picture without one. */
export function PlayerConstellation({ player: { id, constellationUrl }, width, height }: PlayerConstellationProps) {
  const figure = figureOf(id);
  if (figure) return <Constellation figure={figure} width={width} height={height} />;
  if (constellationUrl === null) return null;
  return (
    <ConstellationPicture src={constellationUrl} width={width} height={height} alt="" loading="lazy" decoding="async" />
  );
}

const ConstellationPicture = styled.img`
  object-fit: contain;
`;
