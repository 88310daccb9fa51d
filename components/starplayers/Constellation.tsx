import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';
import { figures, type Figure, type FigureName } from './figures';

interface ConstellationProps {
  figure: FigureName;
  /** Pixels. */
  width: number;
  height: number;
  /** Position inside another drawing. */
  x?: number;
  y?: number;
}

/** Space around the figure, so that stars at its edge are not cut. */
const margin = 14;
/** Distance between a line and the stars that it connects. */
const gap = 9;

/** A constellation with a faint outline of its figure. Decorative: the text beside it holds the name. */
export function Constellation({ figure, width, height, x, y }: ConstellationProps) {
  const { stars, lines, outline }: Figure = figures[figure];
  const scaleX = (width - 2 * margin) / 100;
  const scaleY = (height - 2 * margin) / 100;
  const placed = stars.map((star) => ({
    x: round(margin + star.x * scaleX),
    y: round(margin + star.y * scaleY),
    magnitude: star.magnitude,
  }));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} x={x} y={y} fill="none" aria-hidden>
      <path
        d={outline}
        transform={`translate(${margin} ${margin}) scale(${scaleX} ${scaleY})`}
        stroke={tokens.color.link}
        strokeOpacity=".3"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={lines.map(([a, b]) => between(placed[a], placed[b])).join('')}
        stroke={tokens.color.text}
        strokeOpacity=".45"
      />
      <g fill={tokens.color.text}>
        {placed.map((star, i) => star.magnitude === 1 && <circle key={i} cx={star.x} cy={star.y} r="2.4" />)}
        <path d={starsOf(placed, 2)} />
      </g>
      <path d={starsOf(placed, 3)} fill={tokens.color.gold} />
    </svg>
  );
}

const round = (pixels: number) => Number(pixels.toFixed(2));

interface Place {
  x: number;
  y: number;
}

/** The stars of a magnitude as one path, which is shorter than one for each. */
const starsOf = (placed: readonly (Place & { magnitude: number })[], magnitude: number) =>
  placed
    .filter((star) => star.magnitude === magnitude)
    .map(({ x, y }) => starPath(x, y, 4 + magnitude * 3, 0.24))
    .join('');

function between(a: Place | undefined, b: Place | undefined): string {
  if (!a || !b) return '';
  const share = gap / Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) * share, (b.y - a.y) * share];
  return `M${(a.x + dx).toFixed(1)} ${(a.y + dy).toFixed(1)}L${(b.x - dx).toFixed(1)} ${(b.y - dy).toFixed(1)}`;
}
