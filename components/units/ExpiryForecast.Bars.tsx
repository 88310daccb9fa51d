import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { playerTemplates } from './player.messages';

const { gold, muted, soft, text } = tokens.color;
const slate = '#5A678D';
const width = 1184;
const height = 236;
const base = 172;
const tallest = 116;

export interface MonthUnits {
  /** `2026-03`. */
  month: string;
  units: number;
}

/** One bar a month for two years, the next one gold, and what each year sums up to. */
export function ForecastBars({ months }: { months: readonly MonthUnits[] }) {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  const cell = width / months.length;
  const most = Math.max(...months.map(({ units }) => units));
  const next = months.findIndex(({ units }) => units > 0);
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {months.map(({ month, units }, index) => {
        const middle = (index + 0.5) * cell;
        const tall = (units / most) * tallest;
        const isNext = index === next;
        return (
          <g key={month}>
            {units > 0 ? (
              <>
                <rect x={middle - 14} y={base - tall} width="28" height={tall} rx="2" fill={isNext ? gold : slate} />
                <Figure x={middle} y={base - tall - 9} fill={isNext ? gold : text}>
                  {formatNumber(units)}
                </Figure>
              </>
            ) : (
              <path d={`M${middle - 3} ${base - 4}h6`} stroke={muted} strokeOpacity=".45" strokeWidth="1.5" />
            )}
            <text x={middle} y={base + 22} fill={isNext ? gold : muted} fontWeight={isNext ? 700 : 400}>
              {formatDate(`${month}-01`, { month: 'short', timeZone: 'UTC' })}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${base + 0.5}H${width}`} stroke={muted} strokeOpacity=".4" />
      {years.map((year) => {
        const indexes = months.flatMap(({ month }, index) => (month.startsWith(year) ? [index] : []));
        const [from, to] = [Math.min(...indexes) * cell + 6, (Math.max(...indexes) + 1) * cell - 6];
        const sum = months.reduce((total, { month, units }) => total + (month.startsWith(year) ? units : 0), 0);
        return (
          <g key={year}>
            <path d={`M${from} ${base + 36}v6H${to}v-6`} fill="none" stroke={muted} strokeOpacity=".4" />
            <text x={Math.max((from + to) / 2, 44)} y={base + 60} fill={soft} fontSize="13">
              {formatMessage(playerTemplates.year, { units: sum, year })}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  font: 400 12.5px ${tokens.font.body};
  text-anchor: middle;
`;

const Figure = styled.text`
  font: 600 14px ${tokens.font.display};
  font-variant-numeric: tabular-nums;
`;
