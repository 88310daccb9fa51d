import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { useTexts } from '../ui/text/useTexts';

const { gold, muted, xp } = tokens.color;

const step = 26;
const radius = 9.5;
const height = 24;

/** Time played as discs of an hour, a day, a week or a month each. Decoration: the value is shown as text beside it. */
export function TimeDiscs({ seconds }: { seconds: number }) {
  const t = useTexts();
  const { each, discs } = timeDiscs(seconds);
  const last = discs.findLastIndex((full) => full > 0);
  return (
    <div aria-hidden>
      <svg width="100%" overflow="visible" viewBox={`0 0 ${discs.length * step} ${height}`}>
        {discs.map((full, index) => {
          const [x, y] = [(index + 0.5) * step, height / 2];
          return (
            <g key={index}>
              <circle cx={x} cy={y} r={radius} fill="none" stroke={muted} strokeOpacity={full > 0 ? 0.7 : 0.34} />
              {full > 0 && <path d={moon(x, y, full)} fill={index === last && full < 1 ? gold : xp} />}
            </g>
          );
        })}
      </svg>
      <Caption>{t(`stats.each.${each}`)}</Caption>
    </div>
  );
}

/** The path of a moon lit from the left: a thin crescent near 0, a disc at 1. */
function moon(x: number, y: number, full: number): string {
  const bulge = Math.abs(1 - 2 * full) * radius;
  const [top, bottom] = [`${x} ${y - radius}`, `${x} ${y + radius}`];
  return `M${top}A${radius} ${radius} 0 0 0 ${bottom}A${bulge} ${radius} 0 0 ${full < 0.5 ? 1 : 0} ${top}Z`;
}

const discCount = 12;
const hours = { hour: 1, day: 24, week: 7 * 24, month: 30 * 24 } as const;

/**
 * Seconds as 12 discs of the smallest span for which they suffice, each with its filled share from 0 to 1; more than 12 months
 * fill all discs.
 */
export function timeDiscs(seconds: number) {
  const played = Math.max(0, seconds) / 3600;
  const spans = ['hour', 'day', 'week', 'month'] as const;
  const each = spans.find((span) => played <= discCount * hours[span]) ?? 'month';
  const whole = Math.min(discCount, played / hours[each]);
  return { each, discs: Array.from({ length: discCount }, (_, index) => Math.min(1, Math.max(0, whole - index))) };
}

const Caption = styled.p`
  margin-top: 6px;
  font: 600 ${tokens.size.least} / 1.3 ${tokens.font.display};
  color: ${tokens.on.muted};
`;
