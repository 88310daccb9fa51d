import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { onlyBelow, onlyFrom } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { share, spread, starPath } from '../icons/shapes';
import { Units } from '../text/Units';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { useTexts } from '../text/useTexts';

interface ThresholdLineProps {
  /** Ascending, at least one. */
  thresholds: readonly { value: number; units: number }[];
  /** The progress; without one it is the line of what is offered, large. */
  value?: number;
  /** The progress in one sentence: "28 of 40 crates, two of three stars lit". */
  label: string;
  describe: (threshold: Threshold, isReached: boolean) => string;
  /** What is counted, in the plural; shown with the last count of a large line: "40 crates". */
  unitName?: string | null;
}

export function ThresholdLine({ value, label, describe, unitName, ...props }: ThresholdLineProps) {
  const thresholds = props.thresholds.map(({ value: count, units }) => ({ count, units }));
  return (
    <div role="group" aria-label={label}>
      <VisuallyHidden as="ul">
        {thresholds.map((threshold) => (
          <li key={threshold.count}>{describe(threshold, value !== undefined && value >= threshold.count)}</li>
        ))}
      </VisuallyHidden>
      <div aria-hidden>
        {value === undefined ? (
          <OfferedLine thresholds={thresholds} unitName={unitName} />
        ) : (
          <ProgressLine thresholds={thresholds} value={value} />
        )}
      </div>
    </div>
  );
}

interface Threshold {
  count: number;
  units: number;
}

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
function ProgressLine({ thresholds, value }: { thresholds: readonly Threshold[]; value: number }) {
  const { formatNumber } = useIntl();
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
              {formatNumber(units)}
            </text>
            <text y="30" fill={muted}>
              {formatNumber(count)}
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

const { color, font, line, size } = tokens;
const star = starPath(14, 14, 9, 0.3);

/** Least distance in percent of the line: "+20" and its coin fit on a phone. */
const leastGapInPercent = 17;

/** Counts above the line, Units below; full width. */
function OfferedLine({
  thresholds,
  unitName,
}: Pick<ThresholdLineProps, 'unitName'> & { thresholds: readonly Threshold[] }) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const end = thresholds.at(-1)?.count ?? 0;
  const places = spread(
    thresholds.map(({ count }) => share(count, end) * 100),
    leastGapInPercent,
    leastGapInPercent / 2,
  );
  return (
    <LineArea>
      <div />
      {thresholds.map(({ count, units }, index) => {
        const isLast = index === thresholds.length - 1;
        return (
          <ThresholdMark key={count} data-last={isLast || undefined} style={{ left: `${places[index] ?? 100}%` }}>
            <b>
              <span>{formatNumber(count)}</span>
              {isLast && unitName && <span>{t('ui.counted', { count: formatNumber(count), unit: unitName })}</span>}
            </b>
            <svg viewBox="0 0 28 28" width="28" height="28">
              <circle cx="14" cy="14" r="13" />
              <path d={star} />
            </svg>
            <span>
              <Units>{`+${formatNumber(units)}`}</Units>
            </span>
          </ThresholdMark>
        );
      })}
    </LineArea>
  );
}

const LineArea = styled.div`
  position: relative;
  height: 92px;
  margin-right: 26px;

  /* The track. */
  > :first-child {
    position: absolute;
    inset: 45px 0 auto;
    height: 2px;
    border-radius: 2px;
    background-color: ${line.track};

    &::before {
      content: '';
      position: absolute;
      left: 0;
      top: -4px;
      width: 1px;
      height: 10px;
      background-color: rgba(168, 179, 209, 0.6);
    }
  }
`;

const ThresholdMark = styled.div`
  position: absolute;
  top: 0;
  display: grid;
  justify-items: center;
  width: 96px;
  margin-left: -48px;
  white-space: nowrap;

  b {
    height: 32px;
    font: 600 ${size.small} / 20px ${font.display};
    font-variant-numeric: tabular-nums;
  }
  /* With what is counted, the last count reaches the one before it on a phone. */
  b > :last-child:not(:first-child) {
    ${onlyFrom('tablet')}
  }
  b > :first-child:not(:last-child) {
    ${onlyBelow('tablet')}
  }
  > svg circle {
    fill: ${color.ink900};
    stroke: rgba(168, 179, 209, 0.6);
    stroke-width: 1.25;
  }
  > svg path {
    fill: none;
    stroke: ${color.muted};
    stroke-width: 1.25;
  }
  > span {
    margin-top: 6px;
    font-size: ${size.control};
  }

  &[data-last] {
    justify-items: end;
    width: auto;
    margin-left: 0;
    transform: translateX(calc(-100% + 14px));
  }
`;
