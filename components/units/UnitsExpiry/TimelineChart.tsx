import { tokens } from '../../theme/tokens';
import { starPath } from '../../ui/icons/shapes';

const { gold, muted, soft, text } = tokens.color;

export interface TimelineRow {
  label: string;
  /** The lifetime of Units, in ms; null for no end. */
  spans: { from: number; to: number | null; title: string; detail: string }[];
}

const layouts = {
  wide: { width: 1184, height: 474, top: 20, from: 2017.75, to: 2022, axes: [210, 424], heights: [92, 58], font: 15 },
  narrow: { width: 340, height: 494, top: 26, from: 2018, to: 2021.7, axes: [224, 466], heights: [84, 62], font: 13 },
} as const;

type TimelineLayout = (typeof layouts)[keyof typeof layouts];

const labelHalo = { paintOrder: 'stroke', stroke: tokens.color.ink900, strokeWidth: 8 } as const;

const yearMs = 365.2425 * 24 * 60 * 60 * 1000;

/** To a hundredth of a pixel, which keeps the HTML small. */
const round = (pixels: number) => Number(pixels.toFixed(2));

const yearOf = (time: number) => 1970 + time / yearMs;

interface TimelineChartProps {
  rows: readonly TimelineRow[];
  /** In ms. */
  fullEffect: number;
  start: string;
  transition: string;
  isNarrow?: boolean;
}

/** Decorative: a list beside it holds the same data. */
export function TimelineChart({ rows, fullEffect, start, transition, isNarrow = false }: TimelineChartProps) {
  const layout = layouts[isNarrow ? 'narrow' : 'wide'];
  const { width, height, top, axes, font } = layout;
  const x = (time: number) => round(((yearOf(time) - layout.from) / (layout.to - layout.from)) * width);
  const effect = x(fullEffect);
  /** Each chart of the page has its own pattern. */
  const hatch = isNarrow ? 'hatch-narrow' : 'hatch-wide';
  const starY = top + (isNarrow ? 32 : 20);
  return (
    <svg
      viewBox={`0 ${top} ${width} ${height}`}
      width="100%"
      aria-hidden
      style={{
        display: 'block',
        maxWidth: isNarrow ? 480 : undefined,
        overflow: 'visible',
        fontFamily: tokens.font.display,
      }}
    >
      <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V8" stroke={muted} strokeOpacity=".34" />
      </pattern>
      <path d={`M${effect} ${starY}V${axes[1] + 22}`} stroke={gold} strokeWidth="1.5" />
      {rows.map(({ label, spans }, row) => {
        const y = axes[row] ?? 0;
        return (
          <g key={label} fill={text} fontSize={font}>
            <rect y={y - 9} width={effect} height="18" fill={`url(#${hatch})`} />
            <path d={`M0 ${y}H${width}`} stroke={muted} strokeOpacity=".6" />
            <YearAxis layout={layout} y={y} x={x} />
            <text
              y={y - (isNarrow ? (row ? 160 : 132) : row ? 128 : 140)}
              fontSize={font + 1.5}
              fontWeight="600"
              {...labelHalo}
            >
              {label}
            </text>
            {!isNarrow && (
              <text y={y - 20} fontSize="14" fill={soft}>
                {transition}
              </text>
            )}
            {spans.map((span, index) => (
              <LifetimeArc key={span.title} span={span} index={index} layout={layout} x={x} y={y} effect={effect} />
            ))}
          </g>
        );
      })}
      <path d={starPath(effect, starY, isNarrow ? 9 : 11)} fill={gold} />
      {/* On phones above the star, where a long text has the whole width. */}
      <text
        x={isNarrow ? 0 : effect + 18}
        y={isNarrow ? starY - 18 : starY + 5}
        fill={gold}
        fontSize={isNarrow ? font : font + 1}
        fontWeight="600"
      >
        {start}
      </text>
    </svg>
  );
}

function YearAxis({ layout, y, x }: { layout: TimelineLayout; y: number; x: (time: number) => number }) {
  const months = Array.from({ length: 49 }, (_, index) => ({
    isYear: index % 12 === 0,
    at: x(Date.UTC(2018, index)),
    year: 2018 + index / 12,
  })).filter(({ at }) => at >= 0 && at <= layout.width);
  const years = months.filter(({ isYear }) => isYear);
  const others = months.filter(({ isYear }) => !isYear);
  const ticks = (marked: typeof months, height: number) => marked.map(({ at }) => `M${at} ${y}v${height}`).join('');
  return (
    <g fill={muted} fontSize={layout.font - 1} style={{ fontVariantNumeric: 'tabular-nums' }}>
      <path d={ticks(others, 5)} stroke={muted} strokeOpacity=".4" />
      <path d={ticks(years, 12)} stroke={muted} strokeOpacity=".9" />
      {years
        .filter(({ at }) => at < layout.width - 20)
        .map(({ at, year }) => (
          <text key={year} x={round(at + 6)} y={y + 27}>
            {year}
          </text>
        ))}
    </g>
  );
}

interface LifetimeArcProps {
  span: TimelineRow['spans'][number];
  /** In its row: the label of the first is above its arc, that of the second below (phones) or after the arc's end. */
  index: number;
  layout: TimelineLayout;
  /** In the chart's pixels. */
  x: (time: number) => number;
  y: number;
  /** The x at which the rule takes full effect. */
  effect: number;
}

/** About what a letter of a label's title takes on wide screens; a label too long for the space after its arc ends at the chart's edge. */
const characterWidth = 7.6;

function LifetimeArc({ span, index, layout, x, y, effect }: LifetimeArcProps) {
  const { title, detail } = span;
  const { width } = layout;
  const isNarrow = layout === layouts.narrow;
  const isFirst = index === 0;
  const [from, to] = [x(span.from), span.to === null ? null : x(span.to)];
  const labelX = effect + (isNarrow ? 8 : 18);
  const tall = layout.heights[index] ?? 0;
  const top = y - tall;
  const high = round(y - tall * 1.33);
  const isOneLine = isFirst && !isNarrow;
  const label = labelPosition();
  return (
    <>
      <circle cx={from} cy={y} r="4.5" fill={text} />
      {to === null ? (
        <path
          d={`M${from} ${y}C${round(from + (labelX - from) * 0.4)} ${top} ${labelX} ${top} ${labelX + 60} ${top}H${width - 8}m-9-6 9 6-9 6`}
          fill="none"
          stroke={text}
          strokeWidth="1.75"
        />
      ) : (
        <>
          <path
            d={`M${from} ${y}C${round(from + (to - from) * 0.12)} ${high} ${round(to - (to - from) * 0.12)} ${high} ${to} ${y}`}
            fill="none"
            stroke={text}
            strokeWidth="1.75"
          />
          <path d={starPath(to, y, 10)} fill={text} />
        </>
      )}
      <text {...label}>
        <tspan fontWeight="600">
          {title}
          {isOneLine && ', '}
        </tspan>
        <tspan {...(!isOneLine && { x: label.x, dy: 18 })} fill={soft}>
          {detail}
        </tspan>
      </text>
    </>
  );

  function labelPosition() {
    if (isFirst) return { x: labelX, y: top - (isNarrow ? 26 : 14) };
    if (isNarrow) return { x: from + 22, y: y - 28 };
    const after = { x: (to ?? width) + 4, y: y - 44 };
    return after.x + title.length * characterWidth > width ? { ...after, x: width, textAnchor: 'end' as const } : after;
  }
}
