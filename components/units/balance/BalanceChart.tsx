import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { BalanceHistory } from '../../../services/club/transactions';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { monthsBefore } from '../../../store/support/monthsBefore';
import {
  type BalanceStep,
  balanceSteps,
  historyMonths,
  monthEnds,
  monthsFrom,
} from '../../../store/units/balanceHistory/rules';
import { balanceHistory } from '../../../store/units/tasks';
import { selectUnits } from '../../../store/units/selectors';
import { useQueryChoice } from '../../navigation/address';
import { notPrinted } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { ChartTable } from '../../ui/charts/ChartTable';
import { ErrorCard } from '../../ui/feedback/Loadable';
import { starPath } from '../../ui/icons/shapes';
import { BelowWidth, FromWidth } from '../../ui/layout/ByWidth';
import { Cluster } from '../../ui/layout/Cluster';
import { Text } from '../../ui/layout/Text';
import { useTexts } from '../../ui/text/useTexts';
import { useNow } from '../../ui/time/useNow';
import { ChartSkeleton } from '../PlayerUnitsSkeleton';

/** In months. */
const ranges = [`${historyMonths}`, '12', '6'] as const;

export function BalanceChart() {
  const t = useTexts();
  const [chosen, choose] = useQueryChoice('months', ranges);
  return (
    <>
      <Cluster $gap={[1, 4]} $align="baseline" style={{ marginBottom: 12 }}>
        <Text as="h2" $type="rowTitle">
          {t('units.chart.title')}
        </Text>
        <RangeButtons role="group" aria-label={t('units.chart.range')}>
          {ranges.toReversed().map((range) => (
            <RangeButton key={range} type="button" aria-pressed={range === chosen} onClick={() => choose(range)}>
              {t('units.chart.months', { months: Number(range) })}
            </RangeButton>
          ))}
        </RangeButtons>
      </Cluster>
      <Chart months={Number(chosen)} />
    </>
  );
}

function Chart({ months }: { months: number }) {
  const { formatDate, formatNumber } = useIntl();
  const t = useTexts();
  const dispatch = useAppDispatch();
  const now = useNow();
  const { status, data } = usePlayerSelector(balanceHistory.select);
  const units = usePlayerSelector(selectUnits);

  if (status === 'failed' && !data) {
    return (
      <ErrorCard
        title={t('units.chart.errorTitle')}
        text={t('units.chart.error')}
        onRetry={() => dispatch(balanceHistory.requested(null))}
      />
    );
  }
  if (now === null || !data) return <ChartSkeleton />;

  const from = monthsBefore(now, months);
  const steps = balanceSteps(data, from, now, units ?? data.days.at(-1)?.balance ?? 0);
  const spendings = data.spendings.filter(({ date }) => Date.parse(date) >= from);
  return (
    <ChartTable
      caption={t('units.chart.table')}
      heads={[t('units.chart.month'), t('units.chart.units')]}
      rows={monthEnds(steps).map(({ month, balance: units }) => [
        formatDate(`${month}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
        formatNumber(units),
      ])}
    >
      <FromWidth $width="tablet">
        <StepLine steps={steps} spendings={spendings} width={680} />
      </FromWidth>
      <BelowWidth $width="tablet">
        <StepLine steps={steps} spendings={spendings} width={340} />
      </BelowWidth>
    </ChartTable>
  );
}

const RangeButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  margin-left: auto;

  ${media.below.tablet} {
    margin-left: 0;
  }
  ${notPrinted}
`;

const RangeButton = styled.button`
  min-height: 32px;
  font: 600 ${tokens.size.fine} / 1 ${tokens.font.body};
  color: ${tokens.on.muted};
  transition: color ${tokens.duration.fade}ms;

  &:hover,
  &[aria-pressed='true'] {
    color: ${tokens.on.text};
  }

  &[aria-pressed='true'] {
    box-shadow: inset 0 -2px 0 ${tokens.on.text};
  }
`;

const { gold, ink900, muted, soft } = tokens.color;
const height = 344;
const margin = { left: 44, right: 16, top: 40, bottom: 40 };
const baseline = height - margin.bottom;

interface StepLineProps {
  /** In chronological order. */
  steps: readonly BalanceStep[];
  spendings: BalanceHistory['spendings'];
  width: number;
}

/** Decorative: a table holds the same data. */
function StepLine({ steps, spendings, width }: StepLineProps) {
  const { formatDate, formatNumber } = useIntl();
  const t = useTexts();
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return null;
  const { top, lines } = yScale(Math.max(...steps.map(({ balance }) => balance)));
  const right = width - margin.right;
  const x = (time: number) => margin.left + ((time - first.at) / (last.at - first.at)) * (right - margin.left);
  const y = (units: number) => baseline - (units / top) * (baseline - margin.top);
  const monthStarts = monthsFrom(first.at, last.at)
    .map((month) => Date.parse(`${month}-01`))
    .filter((at) => at >= first.at);
  const line = `M${margin.left} ${y(first.balance)}${steps.map(({ at, balance }) => `H${x(at).toFixed(1)}V${y(balance).toFixed(1)}`).join('')}`;
  const notes = pickNotes(
    spendings.map(({ id, date, name, units }) => ({ id, label: name, x: x(Date.parse(date)), weight: -units })),
    { left: margin.left, right: width },
  );
  const overLine = (note: Note) => {
    const before = steps.findLast(({ at }) => x(at) <= note.x - halfWidth(note)) ?? first;
    const beneath = steps.filter(({ at }) => Math.abs(x(at) - note.x) <= halfWidth(note));
    return y(Math.max(before.balance, ...beneath.map(({ balance }) => balance)));
  };
  return (
    <ChartSvg viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <linearGradient id={`under-${width}`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={gold} stopOpacity=".22" />
        <stop offset="1" stopColor={gold} stopOpacity="0" />
      </linearGradient>
      {lines.map((units) => (
        <g key={units}>
          <path d={`M${margin.left} ${y(units)}H${right}`} stroke={muted} strokeOpacity={units ? 0.14 : 0.4} />
          <text x={margin.left - 10} y={y(units) + 4} textAnchor="end" fill={muted}>
            {formatNumber(units)}
          </text>
        </g>
      ))}
      <path d={`${line}V${baseline}H${margin.left}Z`} fill={`url(#under-${width})`} />
      <path d={line} fill="none" stroke={gold} strokeWidth="2" strokeLinejoin="round" />
      {monthStarts.map((time) => {
        const isYear = new Date(time).getUTCMonth() === 0;
        return (
          <g key={time}>
            <path d={`M${x(time)} ${baseline}v${isYear ? 10 : 4}`} stroke={muted} strokeOpacity=".5" />
            {isYear && x(time) < right - 90 && (
              <text x={x(time)} y={height - 10} textAnchor={x(time) < 90 ? 'start' : 'middle'} fill={muted}>
                {formatDate(time, { month: width > 500 ? 'long' : 'short', year: 'numeric', timeZone: 'UTC' })}
              </text>
            )}
          </g>
        );
      })}
      <text x={right} y={height - 10} textAnchor="end" fill={muted}>
        {t('units.chart.now')}
      </text>
      {notes.map((note) => {
        const top = overLine(note) - 8;
        return (
          <g key={note.id}>
            <path d={`M${note.x} ${top}v-12`} stroke={muted} strokeOpacity=".6" />
            <text x={note.x} y={top - 18} textAnchor="middle" fill={soft}>
              {note.label}
            </text>
          </g>
        );
      })}
      <circle cx={right} cy={y(last.balance)} r="11" fill={gold} />
      <path d={starPath(right, y(last.balance), 7.5, 0.32)} fill={ink900} />
    </ChartSvg>
  );
}

const ChartSvg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  font: 500 12.5px ${tokens.font.body};
  font-variant-numeric: tabular-nums;
`;

const steps = [1, 2, 2.5, 4, 5, 10];
const mostLines = 4;

/** Round values for the grid lines of a chart from 0 up, and its upper end: a little over the largest value. */
export function yScale(largest: number): { top: number; lines: number[] } {
  const most = Math.max(largest, 10);
  const magnitude = 10 ** Math.floor(Math.log10(most / mostLines));
  const step = steps.map((factor) => factor * magnitude).find((size) => most / size < mostLines) ?? 10 * magnitude;
  const lines = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  return { top: most * 1.08, lines };
}

/** In the chart's pixels. */
interface Note {
  id: string;
  label: string;
  x: number;
  weight: number;
}

/** The average width of a letter, in the chart's pixels. */
const characterWidth = 6.6;
const gap = 16;

const halfWidth = ({ label }: Pick<Note, 'label'>) => (label.length * characterWidth) / 2;

export function pickNotes(notes: readonly Note[], { left, right }: { left: number; right: number }): Note[] {
  const picked: Note[] = [];
  for (const note of [...notes].sort((a, b) => b.weight - a.weight)) {
    const noteHalf = halfWidth(note);
    const isInside = note.x - noteHalf >= left && note.x + noteHalf <= right;
    const touches = picked.some((other) => Math.abs(other.x - note.x) < halfWidth(other) + noteHalf + gap);
    if (isInside && !touches) picked.push(note);
  }
  return picked;
}
