import { starPath } from './shapes';

interface StarMarkProps {
  isLit?: boolean;
  /** Pixels. */
  size?: number;
  color?: string;
}

const filled = starPath(12, 12, 11.5, 0.32);
const outlined = starPath(12, 12, 10.8, 0.3);

export function StarMark({ isLit = true, size = 12, color = 'currentColor' }: StarMarkProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      {isLit ? (
        <path d={filled} fill={color} />
      ) : (
        <path d={outlined} fill="none" stroke={color} strokeOpacity=".6" strokeWidth={24 / size} />
      )}
    </svg>
  );
}
