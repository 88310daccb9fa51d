import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';
import { Card } from './Card';

const { gold, ink900, muted, text } = tokens.color;

/** A challenge's thresholds; two are reached. */
const stars = [
  { x: 470, y: 418, radius: 46, units: 10, isLit: true },
  { x: 730, y: 300, radius: 58, units: 20, isLit: true },
  { x: 1010, y: 196, radius: 72, units: 30, isLit: false },
] as const;
/** The player's progress. */
const now = { x: 847, y: 244 };

const route = 'M-20 446Q270 492 470 418Q620 362 730 300Q880 218 1010 196Q1120 180 1260 188';

/** Threshold stars along a rising line. */
export const ChallengesCard = () => (
  <Card poleX={1010} light={0.4}>
    <path
      d={route}
      fill="none"
      stroke={muted}
      strokeOpacity=".6"
      strokeWidth="3"
      strokeDasharray="1 11"
      strokeLinecap="round"
    />
    <clipPath id="passed">
      <rect width={now.x} height="630" />
    </clipPath>
    <path d={route} fill="none" stroke={gold} strokeWidth="5" clipPath="url(#passed)" />
    <circle cx={now.x} cy={now.y} r="26" fill={gold} fillOpacity=".18" />
    <circle cx={now.x} cy={now.y} r="11" fill={gold} />
    {stars.map(({ x, y, radius, units, isLit }) => (
      <g key={units}>
        <circle cx={x} cy={y} r={radius + 14} fill={ink900} />
        <circle cx={x} cy={y} r={radius} fill={isLit ? gold : 'none'} stroke={isLit ? gold : text} strokeWidth="3" />
        <path
          d={starPath(x, y, radius * 0.66, 0.3)}
          fill={isLit ? ink900 : 'none'}
          stroke={isLit ? 'none' : text}
          strokeWidth="2.5"
        />
        <text
          x={x}
          y={y + radius + 66}
          textAnchor="middle"
          fontFamily={tokens.font.display}
          fontWeight="600"
          fontSize={radius * 0.72}
          fill={isLit ? gold : text}
        >
          +{units}
        </text>
      </g>
    ))}
  </Card>
);
