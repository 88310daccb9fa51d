import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { onCircle } from '../../ui/icons/shapes';

const center = 210;
const rings = [40, 82, 124, 166, 208];
const spokes = Array.from({ length: 24 }, (_, index) => {
  const [inner, outer] = [onCircle(center, 40, index * 15), onCircle(center, 208, index * 15)];
  return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
}).join('');

/** A faint star chart behind the menu. */
export function BackgroundChart() {
  return (
    <Drawing
      aria-hidden
      width="360"
      height="420"
      viewBox="0 0 420 420"
      fill="none"
      stroke={tokens.color.muted}
      strokeOpacity=".22"
    >
      {rings.map((radius) => (
        <circle key={radius} cx={center} cy={center} r={radius} />
      ))}
      <path d={spokes} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  position: absolute;
  right: -140px;
  bottom: 120px;
  max-width: none;
  opacity: 0.5;
`;
