import type { ReactNode } from 'react';
import { rays } from './shapes';

const center = 110;
const meridians = rays({ x: center, y: center }, 28, 108, 24);

/** A faint star chart of 220 px, decorative, for the corner of a card. */
export function StarChart({ children }: { children?: ReactNode }) {
  return (
    <svg width="220" height="220" viewBox="0 0 220 220" fill="none" aria-hidden style={{ maxWidth: 'none' }}>
      <g stroke="currentColor" strokeOpacity=".16">
        {[28, 56, 84, 108].map((radius) => (
          <circle key={radius} cx={center} cy={center} r={radius} />
        ))}
        <path d={meridians} />
      </g>
      {children}
    </svg>
  );
}
