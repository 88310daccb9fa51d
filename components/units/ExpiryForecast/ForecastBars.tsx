import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { share } from '../../ui/icons/shapes';
import { playerTemplates } from '../player.messages';

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

/** One bar per month for two years, the next expiry in gold, and the sum of each year. */
export function ForecastBars({ months }: { months: readonly MonthUnits[] }) {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  const cell = width / months.length;
  const most = Math.max(...months.map(({ units }) => units));
  const next = months.findIndex(({ units }) => units > 0);
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  return (
    <ChartSvg viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {months.map(({ month, units }, index) => {
        const middle = (index + 0.5) * cell;
        const barHeight = (units / most) * tallest;
        const isNext = index === next;
        return (
          <g key={month}>
            {units > 0 ? (
              <>
                <rect
                  x={middle - 14}
                  y={base - barHeight}
                  width="28"
                  height={barHeight}
                  rx="2"
                  fill={isNext ? gold : slate}
                />
                <BarLabel x={middle} y={base - barHeight - 9} fill={isNext ? gold : text}>
                  {formatNumber(units)}
                </BarLabel>
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
    </ChartSvg>
  );
}

/** The months in which Units expire, as horizontal bars. */
export function ForecastList({ months }: { months: readonly MonthUnits[] }) {
  const { formatDate, formatNumber } = useIntl();
  const most = Math.max(...months.map(({ units }) => units));
  return (
    <ul>
      {months.map(({ month, units }, index) => (
        <MonthRow key={month} data-next={index === 0 || undefined}>
          <span>{formatDate(`${month}-01`, { month: 'short', year: 'numeric', timeZone: 'UTC' })}</span>
          <MonthBar style={{ width: `${share(units, most) * 100}%` }} />
          <b>{formatNumber(units)}</b>
        </MonthRow>
      ))}
    </ul>
  );
}

const ChartSvg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  font: 400 12.5px ${tokens.font.body};
  text-anchor: middle;
`;

const BarLabel = styled.text`
  font: 600 14px ${tokens.font.display};
  font-variant-numeric: tabular-nums;
`;

const MonthBar = styled.span`
  height: 12px;
  border-radius: 2px;
  background-color: #5a678d;
`;

const MonthRow = styled.li`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr) 48px;
  gap: 12px;
  align-items: center;
  min-height: 32px;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};

  b {
    font: 600 ${tokens.size.control} / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.text};
    text-align: right;
  }

  &[data-next] b,
  &[data-next] span:first-child {
    color: ${tokens.on.gold};
  }
  &[data-next] ${MonthBar} {
    background-color: ${tokens.color.gold};
  }
`;
