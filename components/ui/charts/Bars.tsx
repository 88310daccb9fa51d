import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { share } from '../icons/shapes';

const { gold, muted, soft, text } = tokens.color;
const barColor = '#5A678D';

/** A few bars in a card, or many over the width of a page; the drawing's own pixels. */
const looks = {
  small: { width: 328, tallest: 56, base: 82, bar: 22, font: 12, figure: 12 },
  wide: { width: 1184, tallest: 116, base: 172, bar: 28, font: 12.5, figure: 14 },
} as const;

export interface Bar {
  label: string;
  value: number;
  figure: string;
  isMarked?: boolean;
}

interface BarsProps {
  bars: readonly Bar[];
  look: keyof typeof looks;
  /** Brackets below neighboring bars, from left to right: what they hold, and how many bars it has. */
  groups?: readonly { label: string; count: number }[];
}

export function Bars({ bars, look, groups = [] }: BarsProps) {
  const { width, tallest, base, bar, font, figure: figureSize } = looks[look];
  const step = width / Math.max(1, bars.length);
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const height = base + (groups.length > 0 ? 64 : 30);
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} fontSize={font}>
      {bars.map(({ label, value, figure, isMarked = false }, index) => {
        const middle = (index + 0.5) * step;
        const barHeight = Math.max(1, share(value, most) * tallest);
        return (
          <g key={index}>
            {value > 0 ? (
              <>
                <rect
                  x={middle - bar / 2}
                  y={base - barHeight}
                  width={bar}
                  height={barHeight}
                  rx="2"
                  fill={isMarked ? gold : barColor}
                />
                <Figure x={middle} y={base - barHeight - 8} fontSize={figureSize} fill={isMarked ? gold : text}>
                  {figure}
                </Figure>
              </>
            ) : (
              <path d={`M${middle - 3} ${base - 4}h6`} stroke={muted} strokeOpacity=".45" strokeWidth="1.5" />
            )}
            <text x={middle} y={base + 22} fill={isMarked ? gold : muted} fontWeight={isMarked ? 700 : 400}>
              {label}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${base + 0.5}H${width}`} stroke={muted} strokeOpacity=".4" />
      {groups.map(({ label, count }, index) => {
        const before = groups.slice(0, index).reduce((sum, group) => sum + group.count, 0);
        const [from, to] = [before * step + 6, (before + count) * step - 6];
        return (
          <g key={label}>
            <path d={`M${from} ${base + 36}v6H${to}v-6`} fill="none" stroke={muted} strokeOpacity=".4" />
            <text x={Math.max((from + to) / 2, 44)} y={base + 60} fill={soft} fontSize="13">
              {label}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  font-family: ${tokens.font.body};
  font-variant-numeric: tabular-nums;
  text-anchor: middle;
`;

const Figure = styled.text`
  font-family: ${tokens.font.display};
  font-weight: 600;
`;

/** Bars as rows, for phones. Decorative, as Bars is. */
export function BarRows({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul>
      {bars.map(({ label, value, figure, isMarked }, index) => (
        <BarRow key={index} data-marked={isMarked}>
          <span>{label}</span>
          <HorizontalBar style={{ width: `${share(value, most) * 100}%` }} />
          <b>{figure}</b>
        </BarRow>
      ))}
    </ul>
  );
}

const HorizontalBar = styled.span`
  height: 12px;
  border-radius: 2px;
  background-color: ${barColor};
`;

const BarRow = styled.li`
  display: grid;
  grid-template-columns: 100px minmax(0, 1fr) 3rem;
  gap: 12px;
  align-items: center;
  min-height: 32px;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};

  b {
    font: 600 ${tokens.size.control} / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.text};
    text-align: right;
  }

  &[data-marked='true'] b,
  &[data-marked='true'] span:first-child {
    color: ${tokens.on.gold};
  }
  &[data-marked='true'] ${HorizontalBar} {
    background-color: ${tokens.color.gold};
  }
`;
