import { useId } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';

const width = 720;
const height = 360;
/** The x position of the stub's edge. */
const fold = 196;
/** The center of the ticket's pattern, below its right corner. */
const pole = { x: 640, y: 380 };

const outline =
  `M14 0H${fold - 16}a16 16 0 0 0 32 0H${width - 14}a14 14 0 0 1 14 14V${height - 14}a14 14 0 0 1-14 14` +
  `H${fold + 16}a16 16 0 0 0-32 0H14a14 14 0 0 1-14-14V14A14 14 0 0 1 14 0Z`;

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, i) => from + i * by);

const rings = steps(120, 640, 46);

const rays = steps(180, 291, 7.5)
  .map((angle) => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const at = (r: number) => `${(pole.x + cos * r).toFixed(1)} ${(pole.y + sin * r).toFixed(1)}`;
    return `M${at(120)}L${at(640)}`;
  })
  .join('');

interface TicketProps {
  figure: string;
  price: string;
  units: string;
  promise: string;
  fine: string;
}

/** The font size of the promise; a longer text is smaller, so that its length times its size stays below the width. */
const promiseSize = 29;
const promiseWidth = 820;

/** The discount as a gold ticket. Decorative: the text beside it holds the same information. */
export function Ticket({ figure, price, units, promise, fine }: TicketProps) {
  const outlineId = useId();
  return (
    <TicketSvg viewBox={`0 0 ${width} ${height + 40}`} aria-hidden>
      <clipPath id={outlineId}>
        <path d={outline} />
      </clipPath>
      <g transform="translate(18 40) rotate(-3.2 360 180) scale(.955)">
        <g clipPath={`url(#${outlineId})`}>
          <rect width={width} height={height} fill={tokens.color.gold} />
          <rect width={fold} height={height} fill="#F4B93F" />
          <g fill="none" stroke={tokens.color.goldRim} strokeOpacity=".2">
            {rings.map((r) => (
              <circle key={r} cx={pole.x} cy={pole.y} r={r} />
            ))}
            <path d={rays} />
          </g>
          <g fill={tokens.color.onGold} opacity=".34">
            {steps(26, height - 16, 16).map((y) => (
              <circle key={y} cx={fold} cy={y} r="2.2" />
            ))}
          </g>
          <path d={`M0 .5H${width}`} stroke="#fff" strokeOpacity=".6" />
        </g>
        <g fill={tokens.color.onGold}>
          <g transform="translate(98 128)">
            <circle r="46" fill="none" stroke={tokens.color.onGold} strokeWidth="1.5" />
            <circle r="39" fill="none" stroke={tokens.color.onGold} strokeOpacity=".4" strokeDasharray="1 5.1" />
            <path d={starPath(0, 0, 30, 0.3)} />
          </g>
          <text x="98" y="248" textAnchor="middle" fontSize="52" letterSpacing="-1">
            {price}
          </text>
          <UnitsLabel x="98" y="280" textAnchor="middle">
            {units}
          </UnitsLabel>
          <text x="236" y="206" fontSize="204" letterSpacing="-9">
            {figure}
          </text>
          <text x="244" y="262" fontSize={Math.min(promiseSize, promiseWidth / promise.length)}>
            {promise}
          </text>
          <FinePrint x="244" y="300">
            {fine}
          </FinePrint>
        </g>
      </g>
    </TicketSvg>
  );
}

const TicketSvg = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  font-family: ${tokens.font.display};
  font-weight: 600;
`;

const UnitsLabel = styled.text`
  font-size: 22px;
`;

const FinePrint = styled.text`
  font-size: 17px;
  font-weight: 500;
  fill-opacity: 0.82;
`;
