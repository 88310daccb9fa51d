import type { ReactNode } from 'react';
import { brand } from '../brand/brand';
import { cardSize } from '../head/cardUrl';
import { drawSky } from '../sky/drawSky';
import { skyPlans, type SkyLayer } from '../sky/plans';
import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';
import { pictureAddress } from './pictureAddress';

const { width, height } = cardSize;
const { gold, ink950, soft, text } = tokens.color;
const plan = skyPlans.hero;
const scale = height / plan.height;
const sides = { width: plan.width * scale, height };
const reach = plan.trails.reach * scale;
const poleY = plan.pole[1] * scale;

interface CardProps {
  /** Where the pole stands, from the left. */
  poleX?: number;
  /** How bright the sky is, 0 to 1: a drawing in front needs a calmer one. */
  light?: number;
  /** The hills with the observatory. */
  hasGround?: boolean;
  /** Size of the club's name; the home page's own is large. */
  nameScale?: number;
  children?: ReactNode;
}

/** A picture that shared links show: what the page is about, under the club's sky. It has no words but the club's name. */
export function Card({ poleX = 850, light = 0.5, hasGround = false, nameScale = 1, children }: CardProps) {
  const left = poleX - plan.pole[0] * scale;
  const layer = (name: SkyLayer) => pictureAddress(drawSky('hero', name));
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <defs>
        <linearGradient id="night" x2="0" y2="1">
          <stop stopColor={ink950} />
          <stop offset=".5" stopColor="#0B1329" />
          <stop offset=".82" stopColor="#142450" />
          <stop offset="1" stopColor="#1E3568" />
        </linearGradient>
        <radialGradient id="dawn" cx={poleX / width} cy="1" r=".62">
          <stop stopColor={gold} stopOpacity=".13" />
          <stop offset="1" stopColor={gold} stopOpacity="0" />
        </radialGradient>
        <linearGradient id="veil">
          <stop stopColor={ink950} stopOpacity=".85" />
          <stop offset=".6" stopColor={ink950} stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill="url(#night)" />
      <rect width={width} height={height} fill="url(#dawn)" />
      <g opacity={light}>
        <image href={layer('back')} x={left} y="0" {...sides} />
        <image href={layer('trails')} x={poleX - reach} y={poleY - reach} width={2 * reach} height={2 * reach} />
      </g>
      <rect width={width} height={height} fill="url(#veil)" opacity={1 - light * 0.5} />
      {hasGround && <image href={layer('front')} x={left} y="0" {...sides} />}
      {children}
      <Name scale={nameScale} />
    </svg>
  );
}

/** The club's mark and name, as its logo sets them. */
function Name({ scale: size }: { scale: number }) {
  const y = size > 1 ? height / 2 - 16 * size : height - 64 - 20;
  return (
    <g transform={`translate(64 ${y}) scale(${size * 1.25})`} fill="none" stroke={text} strokeLinecap="round">
      <g strokeWidth="1.6">
        <path d="M13.4 9.8 4.6 24.6M16.6 9.8l8.8 14.8" />
        <path d="M2.6 23.8A22.5 22.5 0 0 0 27.4 23.8" />
        <path d="M15 12.5v12" stroke={gold} />
        <path d="M8.3 27.9l-.7 1.9M15 29.2v2M21.7 27.9l.7 1.9" strokeWidth="1.3" />
      </g>
      <path d={starPath(15, 5.6, 5.6, 0.28)} fill={gold} stroke="none" />
      <text
        x="42"
        y="23"
        fontFamily={tokens.font.display}
        fontSize="19"
        letterSpacing="1.4"
        stroke="none"
        style={{ textTransform: 'uppercase' }}
      >
        <tspan fontWeight="700" fill={text}>
          {brand.wordmark.strong}
        </tspan>
        <tspan fontWeight="300" fill={soft}>
          {` ${brand.wordmark.light}`}
        </tspan>
      </text>
    </g>
  );
}
