import { tokens } from '../theme/tokens';
import { line, onCircle, starPath } from '../ui/icons/shapes';

const { gold, muted, xp } = tokens.color;
const size = 132;
const middle = size / 2;
const center = { x: middle, y: middle };
const radius = middle - 9;
const fromTop = -90;

/** A share (0 to 1) as an arc with a star at its end. Decoration: the value is shown as text beside it. */
export function ShareArc({ position }: { position: number }) {
  const around = 2 * Math.PI * radius;
  const here = onCircle(center, radius, fromTop + 360 * position);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} style={{ flex: 'none' }} aria-hidden>
      <g fill="none" strokeLinecap="round">
        {Array.from({ length: 40 }, (_, tick) => {
          const angle = fromTop + tick * 9;
          const isPassed = tick / 40 <= position;
          return (
            <path
              key={tick}
              d={line(onCircle(center, radius - 6, angle), onCircle(center, radius - (tick % 10 ? 9 : 13), angle))}
              stroke={isPassed ? xp : muted}
              strokeOpacity={isPassed ? 0.9 : 0.4}
            />
          );
        })}
        <circle cx={middle} cy={middle} r={radius} stroke={muted} strokeOpacity=".28" strokeWidth="3" />
        {position > 0 && (
          <circle
            cx={middle}
            cy={middle}
            r={radius}
            stroke={xp}
            strokeWidth="3"
            strokeDasharray={`${around * position} ${around}`}
            transform={`rotate(${fromTop} ${middle} ${middle})`}
          />
        )}
      </g>
      {position > 0 && (
        <>
          <circle cx={here.x} cy={here.y} r="8" fill={tokens.color.ink900} />
          <path d={starPath(here.x, here.y, 8, 0.3)} fill={gold} />
        </>
      )}
    </svg>
  );
}
