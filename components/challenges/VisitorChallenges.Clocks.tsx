import type { ReactNode } from 'react';
import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';

const { gold, ink900, paper } = tokens.color;

/** Time as a horizon, 380 by 150: what rises and sets over it is a challenge. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 380 150" fill="none" stroke={ink900} strokeWidth="1.5" aria-hidden>
    <path d="M0 120.5H380" strokeOpacity=".3" />
    {children}
  </svg>
);

const Star = ({ x, y, size = 11, isLit = false }: { x: number; y: number; size?: number; isLit?: boolean }) => (
  <g>
    <circle cx={x} cy={y} r={size * 1.5} fill={isLit ? gold : paper} />
    <path d={starPath(x, y, size, 0.3)} fill={isLit ? ink900 : 'none'} strokeWidth="1.25" />
  </g>
);

const week = 95;

/** Week after week the same arc; one of them is now. */
export function WeeklyClock() {
  return (
    <Drawing>
      {[0, 1, 2, 3].map((index) => {
        const isNow = index === 1;
        const from = index * week;
        return (
          <g key={index}>
            <path
              d={`M${from} 120A47.5 47.5 0 0 1 ${from + week} 120`}
              strokeWidth={isNow ? 2.5 : 1.5}
              strokeOpacity={isNow ? 1 : 0.4}
            />
            <path d={`M${from} 114v13`} />
          </g>
        );
      })}
      <path d="M380 114v13" />
      <Star x={142.5} y={72.5} isLit />
    </Drawing>
  );
}

/** One arc, from the day it opens to the day it closes. */
export function SpecialClock() {
  return (
    <Drawing>
      <path d="M96 120A104 104 0 0 1 304 120" strokeWidth="2.5" />
      <path d="M96 108v25M304 108v25" strokeWidth="2.5" />
      <Star x={200} y={16} size={15} isLit />
      <path d="M0 120.5H84M316 120.5H380" stroke={paper} strokeWidth="4" strokeDasharray="3 7" />
    </Drawing>
  );
}

/** A road without an end, stars along it. */
export function ClassicClock() {
  return (
    <Drawing>
      <path d="M0 108v25" strokeWidth="2.5" />
      <path d="M0 120.500H366" strokeWidth="2.5" />
      <path d="m358 111.500 10 9-10 9" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" />
      <path d="M74 120V76M174 120V56M292 120V30" strokeOpacity=".4" strokeDasharray="2 5" />
      <Star x={74} y={66} isLit />
      <Star x={174} y={44} size={13} />
      <Star x={292} y={20} size={15} />
    </Drawing>
  );
}
