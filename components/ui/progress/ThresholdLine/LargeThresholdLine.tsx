import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../../../theme/tokens';
import { share, spread, starPath } from '../../icons/shapes';
import type { ThresholdDrawingProps } from './types';
import { Units } from '../../text/Units';

const { color, duration, easing, font, line, size } = tokens;
const star = starPath(14, 14, 9, 0.3);
const messages = defineMessages<{ counted: { count: string; unit: string } }>({
  counted: {
    id: 'ui.counted',
    defaultMessage: '{count} {unit}',
    description: 'A count with what is counted in the plural, such as 12 sea caves, over a line of stars',
  },
});

/** Least distance in percent of the line: "+20" and its coin fit on a phone. */
const leastGap = 17;

/** Counts above the line, Units below; full width. */
export function LargeThresholdLine({ thresholds, value, format, unitName }: ThresholdDrawingProps) {
  const end = thresholds.at(-1)?.count ?? 0;
  const places = spread(
    thresholds.map(({ count }) => share(count, end) * 100),
    leastGap,
    leastGap / 2,
  );
  return (
    <LineArea>
      <LineTrack>
        <LineProgress style={{ transform: `scaleX(${share(value, end)})` }} />
      </LineTrack>
      {thresholds.map(({ count, units }, index) => {
        const isLast = index === thresholds.length - 1;
        return (
          <ThresholdMark
            key={count}
            $isLast={isLast}
            $isLit={value >= count}
            style={{ left: `${places[index] ?? 100}%` }}
          >
            <b>
              {isLast && unitName ? (
                <FormattedMessage {...messages.counted} values={{ count: format(count), unit: unitName }} />
              ) : (
                format(count)
              )}
            </b>
            <svg viewBox="0 0 28 28" width="28" height="28">
              <circle cx="14" cy="14" r="13" />
              <path d={star} />
            </svg>
            <ThresholdUnits>
              <Units>{`+${format(units)}`}</Units>
            </ThresholdUnits>
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
`;

const LineTrack = styled.div`
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
`;

const LineProgress = styled.div`
  height: 2px;
  background-color: ${color.gold};
  transform-origin: 0 50%;
  transition: transform ${duration.carousel}ms ${easing.out};
`;

const ThresholdMark = styled.div<{ $isLast: boolean; $isLit: boolean }>`
  position: absolute;
  top: 0;
  display: grid;
  justify-items: ${({ $isLast }) => ($isLast ? 'end' : 'center')};
  width: ${({ $isLast }) => ($isLast ? 'auto' : '96px')};
  margin-left: ${({ $isLast }) => ($isLast ? '0' : '-48px')};
  transform: ${({ $isLast }) => ($isLast ? 'translateX(calc(-100% + 14px))' : 'none')};
  white-space: nowrap;

  b {
    height: 32px;
    font: 600 ${size.small} / 20px ${font.display};
    font-variant-numeric: tabular-nums;
  }
  > svg circle {
    fill: ${({ $isLit }) => ($isLit ? color.gold : color.ink900)};
    stroke: ${({ $isLit }) => ($isLit ? color.gold : 'rgba(168, 179, 209, 0.6)')};
    stroke-width: 1.25;
    transition: fill ${duration.fade}ms;
  }
  > svg path {
    fill: ${({ $isLit }) => ($isLit ? color.ink950 : 'none')};
    stroke: ${({ $isLit }) => ($isLit ? 'none' : color.muted)};
    stroke-width: 1.25;
  }
`;

const ThresholdUnits = styled.span`
  margin-top: 6px;
  font-size: ${size.control};
`;
