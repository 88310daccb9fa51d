import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { share } from '../icons/shapes';
import { VisuallyHidden } from '../text/VisuallyHidden';

const { gold, muted } = tokens.color;
const height = 112;
const base = 82;
const tallest = 56;

interface Bar {
  label: string;
  value: number;
  /** The formatted value. */
  figure: string;
  /** The current bar: drawn in gold. */
  isNow?: boolean;
}

interface BarChartProps {
  /** What the bars show, for screen readers. */
  caption: string;
  /** Headings of the table's two columns: "Month", "Units". */
  heads: readonly [string, string];
  bars: readonly Bar[];
}

/** Small bars with their figures; screen readers get a table. */
export function BarChart({ caption, heads, bars }: BarChartProps) {
  const width = 328;
  const step = width / Math.max(1, bars.length);
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure>
      <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {bars.map(({ label, value, figure, isNow = false }, index) => {
          const middle = (index + 0.5) * step;
          const barHeight = Math.max(1, share(value, most) * tallest);
          const color = isNow ? gold : muted;
          return (
            <g key={label}>
              <rect
                x={middle - 11}
                y={base - barHeight}
                width="22"
                height={barHeight}
                rx={Math.min(2, barHeight / 2)}
                fill={color}
                opacity={isNow ? 1 : 0.45}
              />
              {value > 0 && (
                <text x={middle} y={base - 7 - barHeight} fontWeight="600" fill={color}>
                  {figure}
                </text>
              )}
              <text x={middle} y={base + 22} fill={muted}>
                {label}
              </text>
            </g>
          );
        })}
        <path d={`M0 ${base + 0.5}H${width}`} stroke={muted} strokeOpacity=".4" />
      </Drawing>
      <VisuallyHidden as="div">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, figure }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  font-family: ${tokens.font.body};
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  text-anchor: middle;
`;
