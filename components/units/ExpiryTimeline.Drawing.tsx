import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';
import { Span } from './ExpiryTimeline.Span';

const { gold, muted, soft, text } = tokens.color;

export interface TimelineRow {
  label: string;
  /** Units from a moment to another, in ms; null for no end. */
  spans: { from: number; to: number | null; title: string; detail: string }[];
}

/** How the drawing is laid out for wide screens and for phones. */
const layouts = {
  wide: { width: 1184, height: 474, top: 20, from: 2017.75, to: 2022, axes: [210, 424], heights: [92, 58], font: 15 },
  narrow: { width: 340, height: 480, top: 40, from: 2018, to: 2021.7, axes: [224, 466], heights: [84, 62], font: 13 },
} as const;

export type TimelineLayout = (typeof layouts)[keyof typeof layouts];

/** The ground around words, where a line would run through them. */
const halo = { paintOrder: 'stroke', stroke: tokens.color.ink900, strokeWidth: 8 } as const;

const yearMs = 365.2425 * 24 * 60 * 60 * 1000;
const yearOf = (moment: number) => 1970 + moment / yearMs;

interface TimelineDrawingProps {
  /** Tells this drawing's pattern from others' on the page. */
  id: string;
  rows: readonly TimelineRow[];
  /** The moment of full effect in ms, and what is written at it. */
  fullEffect: number;
  start: string;
  transition: string;
  isNarrow?: boolean;
}

/** Years along two axes, units as arcs above them, and gold where expiry takes full effect. Its words stand beside it. */
export function TimelineDrawing({ id, rows, fullEffect, start, transition, isNarrow = false }: TimelineDrawingProps) {
  const layout = layouts[isNarrow ? 'narrow' : 'wide'];
  const { width, height, top, axes, font } = layout;
  const x = (moment: number) => ((yearOf(moment) - layout.from) / (layout.to - layout.from)) * width;
  const effect = x(fullEffect);
  const starY = top + (isNarrow ? 18 : 20);
  return (
    <svg
      viewBox={`0 ${top} ${width} ${height}`}
      width="100%"
      aria-hidden
      style={{ display: 'block', overflow: 'visible' }}
    >
      <pattern id={`hatch-${id}`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V8" stroke={muted} strokeOpacity=".34" />
      </pattern>
      <path d={`M${effect} ${starY}V${axes[1] + 22}`} stroke={gold} strokeWidth="1.5" />
      {rows.map(({ label, spans }, row) => {
        const y = axes[row] ?? 0;
        return (
          <g key={label} fill={text} fontSize={font}>
            <rect y={y - 9} width={effect} height="18" fill={`url(#hatch-${id})`} />
            <path d={`M0 ${y}H${width}`} stroke={muted} strokeOpacity=".6" />
            <Years layout={layout} y={y} x={x} />
            <text
              y={y - (isNarrow ? (row ? 160 : 132) : row ? 128 : 140)}
              fontSize={font + 1.5}
              fontWeight="600"
              {...halo}
            >
              {label}
            </text>
            {!isNarrow && (
              <text y={y - 20} fontSize="14" fill={soft}>
                {transition}
              </text>
            )}
            {spans.map((span, index) => (
              <Span
                key={span.title}
                from={x(span.from)}
                to={span.to === null ? null : x(span.to)}
                title={span.title}
                detail={span.detail}
                y={y}
                tall={layout.heights[index] ?? 0}
                hasWordsAbove={index === 0}
                wordsFrom={effect + (isNarrow ? 8 : 18)}
                width={width}
                isNarrow={isNarrow}
              />
            ))}
          </g>
        );
      })}
      <path d={starPath(effect, starY, isNarrow ? 9 : 11)} fill={gold} />
      <text x={effect + (isNarrow ? 14 : 18)} y={starY + 5} fill={gold} fontSize={font + 1} fontWeight="600">
        {start}
      </text>
    </svg>
  );
}

function Years({ layout, y, x }: { layout: TimelineLayout; y: number; x: (moment: number) => number }) {
  const months = Array.from({ length: 49 }, (_, index) => ({
    isYear: index % 12 === 0,
    at: x(Date.UTC(2018, index)),
    year: 2018 + index / 12,
  }));
  return months
    .filter(({ at }) => at >= 0 && at <= layout.width)
    .map(({ isYear, at, year }) => (
      <g key={at}>
        <path d={`M${at} ${y}v${isYear ? 12 : 5}`} stroke={muted} strokeOpacity={isYear ? 0.9 : 0.4} />
        {isYear && at < layout.width - 20 && (
          <text
            x={at + 6}
            y={y + 27}
            fill={muted}
            fontSize={layout.font - 1}
            style={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {year}
          </text>
        )}
      </g>
    ));
}
