import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { onCircle, starPath } from '../icons/shapes';

const width = 320;
const height = 176;
const centerX = width / 2;
const centerY = height - 26;
const radius = Math.min(width / 2 - 32, height - 64);
const { gold, muted, text } = tokens.color;

const at = (day: number, reach = radius) => {
  const { x, y } = onCircle(0, reach, 180 + (day / 7) * 180);
  return { x: centerX + x, y: centerY + y };
};
const write = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

interface WeekArcProps {
  /** Days since the week began, 0 to 7. */
  value: number;
  /** One or two letters for each day, in order. */
  dayNames: readonly string[];
  /** Text for screen readers: "Friday, 3 days left". */
  label: string;
}

export function WeekArc({ value, dayNames, label }: WeekArcProps) {
  const now = Math.min(7, Math.max(0, value));
  const star = at(now);
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
      <g fill="none" strokeLinecap="round">
        <path d={`M${write(at(0))}A${radius} ${radius} 0 0 1 ${write(star)}`} stroke={gold} strokeWidth="2" />
        <path
          d={`M${write(star)}A${radius} ${radius} 0 0 1 ${write(at(7))}`}
          stroke={muted}
          strokeOpacity=".55"
          strokeWidth="1.5"
          strokeDasharray="1 7"
        />
      </g>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((day) => (
        <path
          key={day}
          d={`M${write(at(day, radius - 7))}L${write(at(day, radius + 7))}`}
          stroke={day <= now ? gold : muted}
          strokeOpacity={day <= now ? 0.9 : 0.5}
        />
      ))}
      {dayNames.slice(0, 7).map((name, day) => {
        const isToday = day === Math.min(6, Math.floor(now));
        const { x, y } = at(day + 0.5, radius + (isToday ? 28 : 17));
        return (
          <text key={day} x={x} y={y + 4} fill={isToday ? text : muted} fontWeight={isToday ? 700 : 500}>
            {name}
          </text>
        );
      })}
      <circle cx={star.x} cy={star.y} r="15" fill="none" stroke={gold} strokeOpacity=".35" />
      <path d={starPath(star.x, star.y, 12)} fill={gold} />
      <path d={`M0 ${centerY + 0.5}H${width}`} stroke={muted} strokeOpacity=".4" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  height: auto;
  font-family: ${tokens.font.display};
  font-size: 12px;
  text-anchor: middle;
`;
