import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';

const { gold, goldRim, ink900, paper } = tokens.color;
const width = 1184;
const height = 430;
const pole = { x: width / 2, y: 64 };
/** The middles of five columns, one for each platform. */
const columns = [0, 1, 2, 3, 4].map((index) => width / 10 + (index * width) / 5);

/** The path of a meridian from the pole to a point on the lower edge. */
function meridian(x: number): string {
  const drop = height - pole.y;
  const bend = pole.x + (x - pole.x) * 0.62;
  return `M${pole.x} ${pole.y}C${bend.toFixed(2)} ${pole.y + drop * 0.1} ${x.toFixed(2)} ${pole.y + drop * 0.5} ${x.toFixed(2)} ${height}`;
}

const faintMeridians = Array.from({ length: 21 }, (_, k) => k)
  .filter((k) => k % 5 !== 0)
  .map((k) => meridian(width / 10 + (k * width * 0.8) / 20))
  .join('');

/** A coin as the pole, and a meridian from it to each platform; `isBold` for where the drawing is small. */
export const Meridians = ({ isBold = false }: { isBold?: boolean }) => (
  <svg viewBox={`0 0 ${width} ${height + 12}`} width={width} height={height + 12} fill="none">
    <path d={faintMeridians} stroke={ink900} strokeOpacity=".1" strokeWidth={isBold ? 2.5 : 1} />
    {columns.map((x) => (
      <g key={x}>
        <path d={meridian(x)} stroke={ink900} strokeWidth="2" />
        <path d={starPath(x, height, 13, 0.26)} fill={ink900} />
      </g>
    ))}
    <circle cx={pole.x} cy={pole.y} r="68" fill={paper} />
    <g transform={`translate(${pole.x - 60} ${pole.y - 60}) scale(6)`}>
      <circle cx="10" cy="10" r="10" fill={gold} />
      <circle cx="10" cy="10" r="8.2" stroke={goldRim} strokeOpacity=".5" strokeWidth=".3" />
      <path d={starPath(10, 10, 6, 0.34)} fill={ink900} />
    </g>
  </svg>
);
