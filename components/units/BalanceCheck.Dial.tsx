import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { onCircle, starPath } from '../ui/icons/shapes';

const { gold, goldRim, ink900, muted, text } = tokens.color;
const middle = { x: 150, y: 160 };
const start = 150;
const sweep = 240;

const at = (radius: number, angle: number) => {
  const { x, y } = onCircle(0, radius, angle);
  return `${middle.x + x} ${middle.y + y}`;
};

const ticks = (isLong: boolean) =>
  Array.from({ length: 41 }, (_, index) => index)
    .filter((index) => (index % 10 === 0) === isLong)
    .map((index) => {
      const angle = start + (sweep / 40) * index;
      return `M${at(118, angle)}L${at(isLong ? 104 : 112, angle)}`;
    })
    .join('');

/** An instrument without a reading: the coin, and three stars where a figure will stand. */
export function BalanceDial() {
  return (
    <Drawing viewBox="0 24 300 202" aria-hidden>
      <path
        d={`M${at(130, start)}A130 130 0 1 1 ${at(130, start + sweep)}`}
        stroke={muted}
        strokeOpacity=".35"
        strokeWidth="1.5"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <path d={ticks(false)} stroke={muted} strokeOpacity=".4" />
      <path d={ticks(true)} stroke={muted} strokeOpacity=".8" />
      <g transform="translate(124 84) scale(2.6)">
        <circle cx="10" cy="10" r="10" fill={gold} />
        <circle cx="10" cy="10" r="8" stroke={goldRim} strokeOpacity=".4" strokeWidth=".5" />
        <path d={starPath(10, 10, 6, 0.34)} fill={ink900} />
      </g>
      {[120, 150, 180].map((x) => (
        <path key={x} d={starPath(x, 172, 10, 0.3)} fill={text} />
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 300px;
  height: auto;
  margin: 0 auto;
  fill: none;
`;
