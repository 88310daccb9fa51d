import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';
import type { StatScale } from './statScale';

const { gold, muted, xp } = tokens.color;
const height = 30;
const edge = 6;
const base = 24;

interface MagnitudeLineProps {
  scale: StatScale;
  /** The formatted marks, shown under the line: a line with them is longer, and has more steps. */
  labels?: string[];
}

/** A value as a star on a ruler. Decoration: the value is shown as text beside it. */
export function MagnitudeLine({ scale: { position, marks }, labels }: MagnitudeLineProps) {
  const [width, stepsBetweenMarks] = labels ? [320, 10] : [152, 5];
  const steps = (marks.length - 1) * stepsBetweenMarks;
  const along = (share: number) => edge + share * (width - 2 * edge);
  const here = along(position);
  return (
    <div aria-hidden>
      <svg width="100%" overflow="visible" viewBox={`0 0 ${width} ${height}`}>
        {Array.from({ length: steps + 1 }, (_, step) => {
          const x = along(step / steps);
          const isMark = step % stepsBetweenMarks === 0;
          const isPassed = x <= here;
          return (
            <path
              key={step}
              d={`M${x} ${base}v${isMark ? -11 : -6}`}
              stroke={isPassed ? xp : muted}
              strokeOpacity={isPassed ? 1 : 0.34}
              strokeWidth={isMark ? 1.5 : 1}
            />
          );
        })}
        <path d={`M${edge} ${base + 0.5}H${width - edge}`} stroke={muted} strokeOpacity=".34" />
        {position > 0 && (
          <>
            <path d={`M${edge} ${base + 0.5}H${here}`} stroke={xp} strokeWidth="1.5" />
            <path d={`M${here} ${base}V12`} stroke={gold} strokeWidth="1.5" />
            <path d={starPath(here, 7, 6, 0.32)} fill={gold} />
          </>
        )}
      </svg>
      {labels && (
        <Labels>
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </Labels>
      )}
    </div>
  );
}

const Labels = styled.p`
  display: flex;
  justify-content: space-between;
  margin-top: 2px;
  font: 600 ${tokens.size.least} / 1.3 ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  color: ${tokens.on.muted};
`;
