import styled from 'styled-components';
import { randomFrom } from '../../sky/geometry';

const width = 1600;
const height = 1100;
const random = randomFrom(9);

/** Faint and bright stars: a zero-length line with round ends is a dot. */
const dots = Array.from({ length: 420 }, () => ({
  at: `M${Math.round(random() * width)} ${Math.round(random() * height)}h0`,
  brightness: random() ** 5,
}));

const layers = [0, 0.1, 0.4].map((from, index, all) => ({
  path: dots
    .filter(({ brightness }) => brightness >= from && brightness < (all[index + 1] ?? 2))
    .map(({ at }) => at)
    .join(''),
  opacity: [0.17, 0.3, 0.6][index],
  size: [0.95, 1.4, 2.4][index],
}));

/** Faint stars behind the error screen. */
export function NightSky() {
  return (
    <StarField viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMin slice" aria-hidden>
      {layers.map(({ path, opacity, size }) => (
        <path key={size} d={path} opacity={opacity} strokeWidth={size} />
      ))}
    </StarField>
  );
}

const StarField = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: #dce5ff;
  stroke-linecap: round;
`;
