import type { ReactNode } from 'react';
import type { ChallengeType } from '../../../services/club/challengeTypes';
import { tokens } from '../../theme/tokens';
import { starPath } from '../../ui/icons/shapes';

const { gold, ink900, paper } = tokens.color;
const weekWidth = 95;

const Star = ({ x, y, size = 11, isLit = false }: { x: number; y: number; size?: number; isLit?: boolean }) => (
  <g>
    <circle cx={x} cy={y} r={size * 1.5} fill={isLit ? gold : paper} />
    <path d={starPath(x, y, size, 0.3)} fill={isLit ? ink900 : 'none'} strokeWidth="1.25" />
  </g>
);

const clocks: Record<ChallengeType, ReactNode> = {
  /** The same arc for each week; the second one is the current week. */
  weekly: (
    <>
      {[0, 1, 2, 3].map((index) => {
        const isNow = index === 1;
        const from = index * weekWidth;
        return (
          <g key={index}>
            <path
              d={`M${from} 120A47.5 47.5 0 0 1 ${from + weekWidth} 120`}
              strokeWidth={isNow ? 2.5 : 1.5}
              strokeOpacity={isNow ? 1 : 0.4}
            />
            <path d={`M${from} 114v13`} />
          </g>
        );
      })}
      <path d="M380 114v13" />
      <Star x={142.5} y={72.5} isLit />
    </>
  ),
  /** One arc, from the start date to the end date. */
  special: (
    <>
      <path d="M96 120A104 104 0 0 1 304 120" strokeWidth="2.5" />
      <path d="M96 108v25M304 108v25" strokeWidth="2.5" />
      <Star x={200} y={16} size={15} isLit />
      <path d="M0 120.5H84M316 120.5H380" stroke={paper} strokeWidth="4" strokeDasharray="3 7" />
    </>
  ),
  /** A line without an end, with stars along it. */
  classic: (
    <>
      <path d="M0 108v25" strokeWidth="2.5" />
      <path d="M0 120.500H366" strokeWidth="2.5" />
      <path d="m358 111.500 10 9-10 9" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" />
      <path d="M74 120V76M174 120V56M292 120V30" strokeOpacity=".4" strokeDasharray="2 5" />
      <Star x={74} y={66} isLit />
      <Star x={174} y={44} size={13} />
      <Star x={292} y={20} size={15} />
    </>
  ),
};

/** When challenges of each kind run, as stars over timelines of 380 by 150 px; the id of each is its kind. */
export const KindClocks = () => (
  <svg>
    {Object.entries(clocks).map(([type, clock]) => (
      <g key={type} id={type} fill="none" stroke={ink900} strokeWidth="1.5">
        <path d="M0 120.5H380" strokeOpacity=".3" />
        {clock}
      </g>
    ))}
  </svg>
);
