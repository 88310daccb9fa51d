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
    x: margin + star.x * scaleX,
    y: margin + star.y * scaleY,
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
      {placed.map(({ x: starX, y: starY, magnitude }, i) =>
        magnitude === 1 ? (
          <circle key={i} cx={starX} cy={starY} r="2.4" fill={tokens.color.text} />
        ) : (
          <path
            key={i}
            d={starPath(starX, starY, 4 + magnitude * 3, 0.24)}
            fill={magnitude === 3 ? tokens.color.gold : tokens.color.text}
          />
        ),
      )}
    </svg>
  );
}

interface Place {
  x: number;
  y: number;
}

function between(a: Place | undefined, b: Place | undefined): string {
  if (!a || !b) return '';
  const share = gap / Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) * share, (b.y - a.y) * share];
  return `M${(a.x + dx).toFixed(1)} ${(a.y + dy).toFixed(1)}L${(b.x - dx).toFixed(1)} ${(b.y - dy).toFixed(1)}`;
}
