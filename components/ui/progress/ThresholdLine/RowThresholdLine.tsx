import styled from 'styled-components';
import { tokens } from '../../../theme/tokens';
import { share, spread, starPath } from '../../icons/shapes';
import type { ThresholdDrawingProps } from './LargeThresholdLine';

const { gold, ink900, muted, text } = tokens.color;
const width = 216;
const height = 68;
const first = 6;
const last = width - 16;
const y = 34;
const starShape = starPath(0, 0, 7.5, 0.32);
/** Least distance in px: two discs of 24 px and the figures above them. */
const leastGap = 32;

/** Units above the line, counts below; 216 px wide, for a challenge's row. */
export function RowThresholdLine({ thresholds, value, format }: ThresholdDrawingProps) {
  const end = thresholds.at(-1)?.count ?? 0;
  const along = (count: number) => Number((first + (last - first) * share(count, end)).toFixed(2));
  const places = spread(
    thresholds.map(({ count }) => along(count)),
    leastGap,
    first + 12,
  );
  const isInProgress = value > 0 && value < end && !thresholds.some(({ count }) => count === value);
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <path d={`M${first} ${y}H${last}`} stroke={muted} strokeOpacity=".32" strokeWidth="2" />
      <path d={`M${first} ${y - 5}v10`} stroke={muted} strokeOpacity=".6" />
      {value > 0 && <path d={`M${first} ${y}H${along(value)}`} stroke={gold} strokeWidth="2" />}
      {isInProgress && <circle cx={along(value)} cy={y} r="3.5" fill={gold} />}
      {thresholds.map(({ count, units }, index) => {
        const isLit = value >= count;
        const x = places[index] ?? along(count);
        const disc = isLit
          ? { fill: gold, stroke: gold, strokeOpacity: 1 }
          : { fill: ink900, stroke: muted, strokeOpacity: 0.55 };
        const star = isLit ? { fill: ink900 } : { fill: 'none', stroke: muted, strokeOpacity: 0.8 };
        return (
          <g key={count} transform={`translate(${x} ${y})`}>
            <circle r="12" strokeWidth="1.5" {...disc} />
            <path d={starShape} {...star} />
            <text y="-22" fontWeight="600" fill={isLit ? gold : text}>
              {format(units)}
            </text>
            <text y="30" fill={muted}>
              {format(count)}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

const Drawing = styled.svg`
  overflow: visible;
  font-family: ${tokens.font.display};
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  text-anchor: middle;

  circle {
    transition: fill ${tokens.duration.fade}ms;
  }
`;
