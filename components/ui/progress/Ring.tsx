import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { share } from '../icons/shapes';

interface RingProps {
  value: number;
  max: number;
  /** Pixels across. */
  size?: number;
  width?: number;
  color?: string;
  children?: ReactNode;
}

export function Ring({ value, max, size = 40, width = 2, color = tokens.color.xp, children }: RingProps) {
  const center = size / 2;
  const radius = center - width / 2;
  const length = 2 * Math.PI * radius;
  const circle = { cx: center, cy: center, r: radius, fill: 'none', strokeWidth: width };
  return (
    <RingArea style={{ width: size, height: size }}>
      <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden>
        <circle {...circle} stroke={tokens.line.track} />
        <circle
          {...circle}
          stroke={color}
          strokeLinecap="round"
          strokeDasharray={`${length * share(value, max)} ${length}`}
          transform={`rotate(-90 ${center} ${center})`}
        />
      </svg>
      {children !== undefined && <RingCenter style={{ inset: width * 2 }}>{children}</RingCenter>}
    </RingArea>
  );
}

const RingArea = styled.span`
  position: relative;
  display: inline-block;
  flex: none;

  > svg {
    position: absolute;
    inset: 0;
  }
`;

const RingCenter = styled.span`
  position: absolute;
  display: grid;
  place-items: center;
  border-radius: 50%;
  overflow: hidden;
`;
