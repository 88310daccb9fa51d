import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { UnitsTransaction } from '../../services/club/types';
import type { BalanceStep } from '../../store/units/balanceHistory/rules';
import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';
import { halfOf, pickNotes, yScale, type Note } from './chartScale';
import { playerMessages } from './player.messages';

const { gold, ink900, muted, soft } = tokens.color;
const height = 344;
const edge = { left: 44, right: 16, top: 40, bottom: 40 };
const foot = height - edge.bottom;

interface StepLineProps {
  /** The balance from each moment on, in order of time. */
  steps: readonly BalanceStep[];
  claims: readonly UnitsTransaction[];
  /** Of the drawing, in its own pixels. */
  width: number;
}

/** A balance as a line that steps; claims are notes on it, the coin is now. Drawn only: a table says the same. */
export function StepLine({ steps, claims, width }: StepLineProps) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return null;
  const { top, lines } = yScale(Math.max(...steps.map(({ balance }) => balance)));
  const right = width - edge.right;
  const x = (moment: number) => edge.left + ((moment - first.at) / (last.at - first.at)) * (right - edge.left);
  const y = (units: number) => foot - (units / top) * (foot - edge.top);
  const line = `M${edge.left} ${y(first.balance)}${steps.map(({ at, balance }) => `H${x(at).toFixed(1)}V${y(balance).toFixed(1)}`).join('')}`;
  const notes = pickNotes(
    claims.map(({ id, date, reason, source, units }) => ({
      id,
      words: source?.name ?? reason,
      x: x(Date.parse(date)),
      weight: -units,
    })),
    { left: edge.left, right: width },
  );
  /** The words stand over the line, however it steps beneath them. */
  const overLine = (note: Note) => {
    const before = steps.findLast(({ at }) => x(at) <= note.x - halfOf(note)) ?? first;
    const beneath = steps.filter(({ at }) => Math.abs(x(at) - note.x) <= halfOf(note));
    return y(Math.max(before.balance, ...beneath.map(({ balance }) => balance)));
  };
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <linearGradient id={`under-${width}`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={gold} stopOpacity=".22" />
        <stop offset="1" stopColor={gold} stopOpacity="0" />
      </linearGradient>
      {lines.map((units) => (
        <g key={units}>
          <path d={`M${edge.left} ${y(units)}H${right}`} stroke={muted} strokeOpacity={units ? 0.14 : 0.4} />
          <text x={edge.left - 10} y={y(units) + 4} textAnchor="end" fill={muted}>
            {formatNumber(units)}
          </text>
        </g>
      ))}
      <path d={`${line}V${foot}H${edge.left}Z`} fill={`url(#under-${width})`} />
      <path d={line} fill="none" stroke={gold} strokeWidth="2" strokeLinejoin="round" />
      {monthStarts(first.at, last.at).map((moment) => {
        const isYear = new Date(moment).getUTCMonth() === 0;
        return (
          <g key={moment}>
            <path d={`M${x(moment)} ${foot}v${isYear ? 10 : 4}`} stroke={muted} strokeOpacity=".5" />
            {isYear && x(moment) < right - 90 && (
              <text x={x(moment)} y={height - 10} textAnchor={x(moment) < 90 ? 'start' : 'middle'} fill={muted}>
                {formatDate(moment, { month: width > 500 ? 'long' : 'short', year: 'numeric', timeZone: 'UTC' })}
              </text>
            )}
          </g>
        );
      })}
      <text x={right} y={height - 10} textAnchor="end" fill={muted}>
        {formatMessage(playerMessages.now)}
      </text>
      {notes.map((note) => {
        const top = overLine(note) - 8;
        return (
          <g key={note.id}>
            <path d={`M${note.x} ${top}v-12`} stroke={muted} strokeOpacity=".6" />
            <text x={note.x} y={top - 18} textAnchor="middle" fill={soft}>
              {note.words}
            </text>
          </g>
        );
      })}
      <circle cx={right} cy={y(last.balance)} r="11" fill={gold} />
      <path d={starPath(right, y(last.balance), 7.5, 0.32)} fill={ink900} />
    </Drawing>
  );
}

function monthStarts(from: number, to: number): number[] {
  const date = new Date(from);
  return Array.from({ length: 26 }, (_, index) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + index)).filter(
    (moment) => moment >= from && moment <= to,
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  font: 500 12.5px ${tokens.font.body};
  font-variant-numeric: tabular-nums;
`;
