import { Constellation } from '../starplayers/Constellation';
import { Card } from './Card';

/** Drawn small and scaled up, so that the stars scale with their figures. */
const spots = [
  { figure: 'heron', x: 640, y: 40, size: 260, scale: 2 },
  { figure: 'wheel', x: 350, y: 30, size: 180, scale: 1.6 },
  { figure: 'lyre', x: 96, y: 190, size: 170, scale: 1.5 },
] as const;

/** Three constellations of Star Players. */
export const StarPlayersCard = () => (
  <Card poleX={850} light={0.35}>
    {spots.map(({ figure, x, y, size, scale }) => (
      <g key={figure} transform={`translate(${x} ${y}) scale(${scale})`}>
        <Constellation figure={figure} width={size} height={size} />
      </g>
    ))}
  </Card>
);
