import styled from 'styled-components';
import type { ShownStarPlayer } from '../../../store/starplayers/pageProps';
import { around, pair, randomFrom, type Point } from '../../sky/geometry';
import { media } from '../../theme/media';
import { skyRotation } from '../../theme/skyRotation';
import { tokens } from '../../theme/tokens';
import { starPath } from '../../ui/icons/shapes';
import { Constellation } from '../Constellation';
import { figureOf } from '../PlayerConstellation';

const { gold, muted, text } = tokens.color;
const reach = 500;
const pole: Point = [0, 0];
/** Distance of the constellations from the pole; `side` is the size of their boxes. */
const orbit = 322;
const side = 190;
const dust = 240;

const spokes = Array.from({ length: 24 }, (_, i) => i * 15)
  .map((angle) => `M${pair(around(pole, angle, 60))}L${pair(around(pole, angle, 470))}`)
  .join('');

/** Faint stars over the whole chart: zero-length lines with round ends in one path. */
const faintStars = (() => {
  const random = randomFrom(8);
  return Array.from({ length: dust }, () => around(pole, random() * 360, 470 * Math.sqrt(random())))
    .map((place) => `M${pair(place)}h0`)
    .join('');
})();

/** A star chart with every Star Player's constellation around the pole; it rotates slowly. */
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
              <Constellation figure={figure} width={side} height={side} x={-side / 2} y={-side / 2} />
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
