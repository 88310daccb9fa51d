import type { ReactNode } from 'react';
import { onCircle } from './shapes';

const centre = 110;
const rays = Array.from({ length: 24 }, (_, index) => {
  const from = onCircle(centre, 28, index * 15);
  const to = onCircle(centre, 108, index * 15);
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}).join('');

interface StarChartProps {
  /** Marks on the chart, in its 220 by 220 space. */
  children?: ReactNode;
}

/** A faint star chart, 220 px: decoration for the corner of a card. */
export function StarChart({ children }: StarChartProps) {
  return (
    <svg width="220" height="220" viewBox="0 0 220 220" fill="none" aria-hidden style={{ maxWidth: 'none' }}>
      <g stroke="currentColor" strokeOpacity=".16">
        {[28, 56, 84, 108].map((radius) => (
          <circle key={radius} cx={centre} cy={centre} r={radius} />
        ))}
        <path d={rays} />
      </g>
      {children}
    </svg>
  );
}
