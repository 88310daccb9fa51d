import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { share } from '../ui/icons/shapes';

const { gold, muted } = tokens.color;
const height = 32;
const step = 15;

interface WeekColumnsProps {
  /** This week first. */
  xpOfWeeks: readonly number[];
  /** All of it in words. */
  label: string;
}

/** A player's last weeks as columns against their own best, the running one in gold at the end. */
export function WeekColumns({ xpOfWeeks, label }: WeekColumnsProps) {
  const best = Math.max(1, ...xpOfWeeks);
  const width = xpOfWeeks.length * step;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {xpOfWeeks.toReversed().map((xp, index) => {
        const tall = Math.max(2, share(xp, best) * height);
        const isNow = index === xpOfWeeks.length - 1;
        return (
          <rect
            // Weeks have no name but their place.
            key={`week ${index}`}
            x={index * step + 3}
            y={height - tall}
            width="9"
            height={tall}
            rx="1"
            fill={isNow ? gold : muted}
            fillOpacity={isNow ? 1 : 0.4}
          />
        );
      })}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 120px;
  height: auto;
`;
