import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';

const { soft, text } = tokens.color;

interface SpanProps {
  /** In the drawing's space; null for no end. */
  from: number;
  to: number | null;
  /** The axis it stands on, and how high the arc rises. */
  y: number;
  tall: number;
  title: string;
  detail: string;
  /** The words stand over the arc; else under it, on phones, or behind its end. */
  hasWordsAbove: boolean;
  wordsFrom: number;
  width: number;
  isNarrow: boolean;
}

/** Units from the day they are earned (a dot) to their last day (a star), or on and on (an arrow). */
export function Span({ from, to, y, tall, title, detail, hasWordsAbove, wordsFrom, width, isNarrow }: SpanProps) {
  const top = y - tall;
  return (
    <>
      <circle cx={from} cy={y} r="4.5" fill={text} />
      {to === null ? (
        <path
          d={`M${from} ${y}C${from + (wordsFrom - from) * 0.4} ${top} ${wordsFrom} ${top} ${wordsFrom + 60} ${top}H${width - 8}m-9-6 9 6-9 6`}
          fill="none"
          stroke={text}
          strokeWidth="1.75"
        />
      ) : (
        <>
          <path
            d={`M${from} ${y}C${from + (to - from) * 0.12} ${y - tall * 1.33} ${to - (to - from) * 0.12} ${y - tall * 1.33} ${to} ${y}`}
            fill="none"
            stroke={text}
            strokeWidth="1.75"
          />
          <path d={starPath(to, y, 10)} fill={text} />
        </>
      )}
      <Words {...placeOfWords()} title={title} detail={detail} isOneLine={hasWordsAbove && !isNarrow} />
    </>
  );

  function placeOfWords() {
    if (hasWordsAbove) return { x: wordsFrom, y: top - (isNarrow ? 26 : 14) };
    if (isNarrow) return { x: from + 22, y: y - 28 };
    return { x: (to ?? width) + 4, y: y - 44 };
  }
}

interface WordsProps {
  x: number;
  y: number;
  title: string;
  detail: string;
  isOneLine: boolean;
}

function Words({ x, y, title, detail, isOneLine }: WordsProps) {
  return (
    <text x={x} y={y}>
      <tspan fontWeight="600">
        {title}
        {isOneLine && ', '}
      </tspan>
      <tspan {...(!isOneLine && { x, dy: 18 })} fill={soft}>
        {detail}
      </tspan>
    </text>
  );
}
