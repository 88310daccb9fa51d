import styled from 'styled-components';
import { tokens } from '../../../theme/tokens';
import { share, spread, starPath } from '../../icons/shapes';
import { Units } from '../../text/Units';
import { useTexts } from '../../text/useTexts';

export interface Threshold {
  /** The count to reach. */
  count: number;
  /** The Units it gives. */
  units: number;
}

/** Props of both drawings of the line. */
export interface ThresholdDrawingProps {
  thresholds: readonly Threshold[];
  value: number;
  /** Formats a figure for the locale. */
  format: (figure: number) => string;
  /** What is counted, shown with the last count of a large line: "40 crates". */
  unitName?: string | null;
}

const { color, duration, easing, font, line, size } = tokens;
const star = starPath(14, 14, 9, 0.3);

/** Least distance in percent of the line: "+20" and its coin fit on a phone. */
const leastGap = 17;

/** Counts above the line, Units below; full width. */
export function LargeThresholdLine({ thresholds, value, format, unitName }: ThresholdDrawingProps) {
  const t = useTexts();
  const end = thresholds.at(-1)?.count ?? 0;
  const places = spread(
    thresholds.map(({ count }) => share(count, end) * 100),
    leastGap,
    leastGap / 2,
  );
  return (
    <LineArea>
      <div>
        <div style={{ transform: `scaleX(${share(value, end)})` }} />
      </div>
      {thresholds.map(({ count, units }, index) => {
        const isLast = index === thresholds.length - 1;
        return (
          <ThresholdMark
            key={count}
            data-last={isLast || undefined}
            data-lit={value >= count || undefined}
            style={{ left: `${places[index] ?? 100}%` }}
          >
            <b>{isLast && unitName ? t('ui.counted', { count: format(count), unit: unitName }) : format(count)}</b>
            <svg viewBox="0 0 28 28" width="28" height="28">
              <circle cx="14" cy="14" r="13" />
              <path d={star} />
            </svg>
            <span>
              <Units>{`+${format(units)}`}</Units>
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

  /* The track with the progress on it. */
  > :first-child {
    position: absolute;
    left: 0;
    right: 0;
    top: 45px;
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
    > div {
      height: 2px;
      background-color: ${color.gold};
      transform-origin: 0 50%;
      transition: transform ${duration.carousel}ms ${easing.out};
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
  > svg circle {
    fill: ${color.ink900};
    stroke: rgba(168, 179, 209, 0.6);
    stroke-width: 1.25;
    transition: fill ${duration.fade}ms;
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
  &[data-lit] > svg circle {
    fill: ${color.gold};
    stroke: ${color.gold};
  }
  &[data-lit] > svg path {
    fill: ${color.ink950};
    stroke: none;
  }
`;
