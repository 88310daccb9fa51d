import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { line, onCircle, pair, share, starPath } from '../icons/shapes';

const size = 184;
const center = { x: size / 2, y: size / 2 };
const radius = size / 2 - 8;
const start = 130;
const arcDegrees = 280;
const tickCount = 41;

const { muted, ink950, text, xp } = tokens.color;

const at = (angle: number, reach = radius) => onCircle(center, reach, angle);

const ticks = Array.from({ length: tickCount }, (_, index) => {
  const angle = start + (arcDegrees * index) / (tickCount - 1);
  return line(at(angle, radius - 5), at(angle, radius - (index % 10 ? 8 : 12)));
}).join('');

const arc = (angle: number) => {
  const isLong = angle - start > 180;
  return `M${pair(at(start))}A${radius} ${radius} 0 ${isLong ? 1 : 0} 1 ${pair(at(angle))}`;
};

interface LevelArcProps {
  value: number;
  max: number;
  label: string;
  /** 128 px of the 184, inside the arc; empty for none. */
  avatarUrl: string;
  caption: ReactNode;
}

/**
 * A level as an arc of 280 degrees with 41 ticks, and a star at the player's progress. 184 px wide; `--level-arc` overrides it.
 */
export function LevelArc({ value, max, label, avatarUrl, caption }: LevelArcProps) {
  const here = start + arcDegrees * share(value, max);
  const star = at(here);
  return (
    <ArcArea role="img" aria-label={label}>
      <ArcCenter aria-hidden>
        {avatarUrl !== '' && <img key={avatarUrl} src={avatarUrl} width="128" height="128" alt="" />}
      </ArcCenter>
      <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden>
        <g fill="none">
          <path d={ticks} stroke={muted} strokeOpacity=".45" />
          <path d={arc(start + arcDegrees)} stroke={muted} strokeOpacity=".28" strokeWidth="3" strokeLinecap="round" />
          {value > 0 && <path d={arc(here)} stroke={xp} strokeWidth="3" strokeLinecap="round" />}
        </g>
        <circle cx={star.x} cy={star.y} r="8" fill={ink950} />
        <path d={starPath(star.x, star.y, 8, 0.3)} fill={text} />
      </svg>
      <Caption aria-hidden>{caption}</Caption>
    </ArcArea>
  );
}

const ArcArea = styled.div`
  position: relative;
  flex: none;
  width: var(--level-arc, ${size}px);
  aspect-ratio: 1;

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`;

const ArcCenter = styled.div`
  position: absolute;
  inset: ${(2800 / size).toFixed(2)}%;
  border-radius: 50%;
  overflow: hidden;

  > img {
    width: 100%;
    height: 100%;
  }
`;

const Caption = styled.p`
  position: absolute;
  inset: auto 0 -4px;
  text-align: center;
  font-size: ${tokens.size.fine};
  line-height: 1.3;

  b {
    font: 600 1.25rem / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
  }
`;
