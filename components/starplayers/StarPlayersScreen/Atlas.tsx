import styled from 'styled-components';
import type { ShownStarPlayer } from '../../../store/starplayers/pageProps';
import { randomFrom } from '../../sky/randomFrom';
import { skyRotation } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { line, onCircle, origin, pair, type Point, rays, starPath } from '../../ui/icons/shapes';
import { figures, type Figure, type FigureName } from '../figures';
import { figureOf } from '../PlayerConstellation';

/** The side of a constellation's box. */
const side = 190;
/** Space around the figure, so that stars at its edge are not cut. */
const margin = 14;
const gap = 9;

/** A constellation with a faint outline of its figure, around the origin. */
function Constellation({ figure }: { figure: FigureName }) {
  const { stars, lines, outline }: Figure = figures[figure];
  const scale = (side - 2 * margin) / 100;
  const placed = stars.map((star) => ({
    x: round(margin + star.x * scale),
    y: round(margin + star.y * scale),
    magnitude: star.magnitude,
  }));
  return (
    <svg viewBox={`0 0 ${side} ${side}`} width={side} height={side} x={-side / 2} y={-side / 2} fill="none">
      <path
        d={outline}
        transform={`translate(${margin} ${margin}) scale(${scale})`}
        stroke={tokens.color.link}
        strokeOpacity=".3"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={lines.map(([a, b]) => between(placed[a], placed[b])).join('')}
        stroke={tokens.color.text}
        strokeOpacity=".45"
      />
      <g fill={tokens.color.text}>
        {placed.map((star, i) => star.magnitude === 1 && <circle key={i} cx={star.x} cy={star.y} r="2.4" />)}
        <path d={starsOf(placed, 2)} />
      </g>
      <path d={starsOf(placed, 3)} fill={tokens.color.gold} />
    </svg>
  );
}

const round = (pixels: number) => Number(pixels.toFixed(2));

/** The stars of a magnitude as one path, which is shorter than one for each. */
const starsOf = (placed: readonly (Point & { magnitude: number })[], magnitude: number) =>
  placed
    .filter((star) => star.magnitude === magnitude)
    .map(({ x, y }) => starPath(x, y, 4 + magnitude * 3, 0.24))
    .join('');

function between(a: Point | undefined, b: Point | undefined): string {
  if (!a || !b) return '';
  const share = gap / Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) * share, (b.y - a.y) * share];
  return line({ x: a.x + dx, y: a.y + dy }, { x: b.x - dx, y: b.y - dy });
}

const { gold, muted, text } = tokens.color;
const reach = 500;
/** Distance of the constellations from the pole. */
const orbit = 322;
const dust = 240;

const spokes = rays(origin, 60, 470, 24);

/** Faint stars over the whole chart: zero-length lines with round ends in one path. */
const faintStars = (() => {
  const random = randomFrom(8);
  const place = () => {
    const angle = random() * 360;
    return onCircle(origin, 470 * Math.sqrt(random()), angle);
  };
  return Array.from({ length: dust }, place)
    .map((star) => `M${pair(star)}h0`)
    .join('');
})();

export function Atlas({ starPlayers }: { starPlayers: readonly ShownStarPlayer[] }) {
  const drawn = starPlayers.flatMap(({ id }) => figureOf(id) ?? []);
  return (
    <AtlasPlace aria-hidden>
      <RotatingChart viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} fill="none">
        <g stroke={muted}>
          {[60, 200, 440, 470].map((radius) => (
            <circle key={radius} r={radius} strokeOpacity=".2" />
          ))}
          <circle r="455" strokeOpacity=".3" strokeWidth="8" strokeDasharray="1 14.88" />
          <path d={spokes} strokeOpacity=".09" />
        </g>
        <path d={faintStars} stroke={text} strokeOpacity=".4" strokeWidth="1.8" strokeLinecap="round" />
        {drawn.map((figure, i) => {
          const angle = (i / drawn.length) * 360 - 90;
          return (
            <g key={figure} transform={`rotate(${angle + 90}) translate(0 ${-orbit})`}>
              <Constellation figure={figure} />
            </g>
          );
        })}
        <path d={starPath(0, 0, 34, 0.16)} fill={gold} />
      </RotatingChart>
    </AtlasPlace>
  );
}

/** Larger than the banner, whose right and lower edges cut it. */
const AtlasPlace = styled.div`
  position: absolute;
  left: calc(50% + min(${tokens.layout.content}, 100% - 2 * ${tokens.layout.gutter}) * 0.29);
  top: 58%;
  width: clamp(760px, 64vw, 1040px);
  translate: -50% -50%;

  ${media.below.laptop} {
    left: 50%;
    top: 240px;
    width: 500px;
  }
`;

const RotatingChart = styled.svg`
  width: 100%;
  ${skyRotation}
`;
