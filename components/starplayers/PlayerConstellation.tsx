import styled from 'styled-components';
import type { StarPlayer } from '../../services/club/starPlayers';
import { drawingAddress } from '../drawings/drawingAddress';
import { constellationSizes, type ConstellationSize } from './constellationSizes';
import { figureOf } from './figureOf';

interface PlayerConstellationProps {
  player: Pick<StarPlayer, 'id' | 'constellationUrl'>;
  size: ConstellationSize;
}

/** A Star Player's constellation: the site's drawing, or the services' picture without one. */
export function PlayerConstellation({ player: { id, constellationUrl }, size }: PlayerConstellationProps) {
  const figure = figureOf(id);
  const src = figure ? drawingAddress(`${figure}-${size}`) : constellationUrl;
  if (src === null) return null;
  return <ConstellationPicture src={src} {...constellationSizes[size]} alt="" loading="lazy" decoding="async" />;
}

const ConstellationPicture = styled.img`
  object-fit: contain;
`;
