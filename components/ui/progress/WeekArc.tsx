import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { line, onCircle, pair, starPath } from '../icons/shapes';
import { formatTimeLeft } from '../time/formatDuration';
import { daysIntoWeek, weekdayNames } from '../time/week';

const width = 320;
const height = 176;
const center = { x: width / 2, y: height - 26 };
const radius = Math.min(width / 2 - 32, height - 64);
const { gold, muted, text } = tokens.color;

const at = (day: number, reach = radius) => onCircle(center, reach, 180 + (day / 7) * 180);

interface WeekArcProps {
  /** Milliseconds. */
  endsAt: number;
  now: number;
}

/** The week that ends at `endsAt` as an arc, with a star at the present time. */
export function WeekArc({ endsAt, now }: WeekArcProps) {
  const intl = useIntl();
  const label = formatTimeLeft(endsAt, now, intl, 'long');
  const today = daysIntoWeek(endsAt, now);
  const star = at(today);
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
      <g fill="none" strokeLinecap="round">
        <path d={`M${pair(at(0))}A${radius} ${radius} 0 0 1 ${pair(star)}`} stroke={gold} strokeWidth="2" />
        <path
          d={`M${pair(star)}A${radius} ${radius} 0 0 1 ${pair(at(7))}`}
          stroke={muted}
          strokeOpacity=".55"
          strokeWidth="1.5"
          strokeDasharray="1 7"
        />
      </g>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((day) => (
        <path
          key={day}
          d={line(at(day, radius - 7), at(day, radius + 7))}
          stroke={day <= today ? gold : muted}
          strokeOpacity={day <= today ? 0.9 : 0.5}
        />
      ))}
      {weekdayNames(intl.locale).narrow.map((name, day) => {
        const isToday = day === Math.min(6, Math.floor(today));
        const { x, y } = at(day + 0.5, radius + (isToday ? 28 : 17));
        return (
          <text key={day} x={x} y={y + 4} fill={isToday ? text : muted} fontWeight={isToday ? 700 : 500}>
            {name}
          </text>
        );
      })}
      <circle cx={star.x} cy={star.y} r="15" fill="none" stroke={gold} strokeOpacity=".35" />
      <path d={starPath(star.x, star.y, 12)} fill={gold} />
      <path d={`M0 ${center.y + 0.5}H${width}`} stroke={muted} strokeOpacity=".4" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  height: auto;
  font-family: ${tokens.font.display};
  font-size: 12px;
  text-anchor: middle;
`;
