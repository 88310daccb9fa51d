import type { StarPlayer } from '../../services/club/starPlayers';
import { constellationSizes, drawingAddress, type ConstellationSize } from '../drawings/drawingAddress';
import type { FigureName } from './figures';

interface PlayerConstellationProps {
  player: Pick<StarPlayer, 'id' | 'constellationUrl'>;
  size: ConstellationSize;
}

const owners: Readonly<Record<string, FigureName>> = {
  'tamsin-reed': 'heron',
  okonkwo: 'wheel',
  'mirelle-k': 'lantern',
  'sanna-vihl': 'lyre',
  'ysolde-k': 'crown',
  'teodor-lask': 'key',
  'junko-arai': 'moth',
  'old-bram': 'anchor',
};

/** A Star Player's figure; null for one that only has the services' picture. */
export const figureOf = (id: string): FigureName | null => owners[id] ?? null;

export function PlayerConstellation({ player: { id, constellationUrl }, size }: PlayerConstellationProps) {
  const figure = figureOf(id);
  const src = figure ? drawingAddress(`${figure}-${size}`) : constellationUrl;
  if (src === null) return null;
  const fitted = { ...constellationSizes[size], style: { objectFit: 'contain' } } as const;
  return <img src={src} {...fitted} alt="" loading="lazy" decoding="async" />;
}
