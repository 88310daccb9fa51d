import { Face } from '../sam/Phone';
import { tokens } from '../theme/tokens';
import { Card } from './Card';

const { action, gold, ink700, ink800, ink900, link, muted } = tokens.color;

/** The player's progress for each day, today in gold. */
const bars = [3, 5, 2, 6, 8] as const;

/** The assistant and a phone with a wordless conversation. */
export const SamCard = () => (
  <Card poleX={330} light={0.6}>
    <circle cx="330" cy="260" r="196" fill={link} fillOpacity=".08" />
    <svg x="180" y="110" width="300" height="300" viewBox="0 0 36 36">
      <Face />
    </svg>
    <g transform="translate(640 70)">
      <rect width="400" height="640" rx="48" fill={ink900} stroke={muted} strokeOpacity=".45" strokeWidth="3" />
      <rect x="150" y="22" width="100" height="8" rx="4" fill={ink700} />
      <Bubble y={70} width={250} lines={[200, 150]} />
      <g transform="translate(36 180)">
        <rect width="328" height="190" rx="18" fill={ink800} stroke={muted} strokeOpacity=".16" />
        {bars.map((value, day) => (
          <rect
            key={day}
            x={34 + day * 56}
            y={160 - value * 15}
            width="36"
            height={value * 15}
            rx="4"
            fill={day === bars.length - 1 ? gold : link}
          />
        ))}
      </g>
      <Bubble y={400} width={220} lines={[160]} isPlayer />
      <Bubble y={478} width={270} lines={[220, 120]} />
    </g>
  </Card>
);

interface BubbleProps {
  y: number;
  width: number;
  lines: readonly number[];
  isPlayer?: boolean;
}

/** A message of the assistant on the left, or of the player on the right. */
function Bubble({ y, width, lines, isPlayer = false }: BubbleProps) {
  return (
    <g transform={`translate(${isPlayer ? 364 - width : 36} ${y})`}>
      <rect width={width} height={28 + lines.length * 30} rx="18" fill={isPlayer ? action : ink700} />
      {lines.map((length, i) => (
        <rect key={i} x="24" y={22 + i * 30} width={length} height="12" rx="6" fill="#EEF2FF" fillOpacity=".72" />
      ))}
    </g>
  );
}
