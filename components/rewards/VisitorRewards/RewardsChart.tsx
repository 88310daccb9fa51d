import styled from 'styled-components';
import type { RewardSample } from '../../../services/club/rewardCatalog';
import { randomFrom } from '../../sky/randomFrom';
import { onlyFrom, skyRotation } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { onCircle, origin, type Point, starPath } from '../../ui/icons/shapes';
import { useTexts } from '../../ui/text/useTexts';
import { rarityColors } from '../rarities';

/** A rarity's ring, as radii around the center, and the size of its stars. */
const rings = {
  EXOTIC: { from: 20, to: 70, size: 8.5 },
  LEGENDARY: { from: 84, to: 146, size: 6.6 },
  EPIC: { from: 160, to: 222, size: 5 },
  RARE: { from: 236, to: 300, size: 3.8 },
  COMMON: { from: 314, to: 386, size: 2.7 },
} as const;

type RarityId = keyof typeof rings;

const chartRadius = 430;

const viewBox = `${-chartRadius} ${-chartRadius} ${2 * chartRadius} ${2 * chartRadius}`;

/** Stars of one ring differ in size and opacity, to look natural. */
const lights = [
  { scale: 0.8, opacity: 0.7 },
  { scale: 1, opacity: 0.85 },
  { scale: 1.24, opacity: 1 },
] as const;

/** The golden angle, which spreads points evenly. */
const goldenAngle = 137.508;
const labelHeight = 24;

export function RewardsChart({ rarities }: Pick<RewardSample, 'rarities'>) {
  const t = useTexts();
  return (
    <ChartPlace aria-hidden>
      <RotatingChart viewBox={viewBox}>
        <g fill="none" stroke={tokens.color.muted}>
          {Object.values(rings).map(({ to }) => (
            <circle key={to} r={to + 7} strokeOpacity=".2" />
          ))}
          <path d={spokes} strokeOpacity=".09" />
        </g>
        <g fill="none">
          {rarities.map(({ id, available }) => (
            <Ring key={id} id={id} count={available} />
          ))}
        </g>
      </RotatingChart>
      <Labels viewBox={viewBox}>
        {rarities.map(({ id, available }) => {
          const label = t('rewards.visitor.chart.label', {
            rarity: t(`ui.rarity.${rarityColors[id]}`),
            count: available,
          });
          const width = Math.round(Array.from(label).length * 8.4) + 16;
          const y = -(rings[id].to + 7);
          return (
            <g key={id} transform={`translate(0 ${y})`}>
              <rect x={-width / 2} y={-labelHeight / 2} width={width} height={labelHeight} rx="4" />
              <text y="5.5" textAnchor="middle" fill={tokens.color[rarityColors[id]]}>
                {label}
              </text>
            </g>
          );
        })}
      </Labels>
    </ChartPlace>
  );
}

function Ring({ id, count }: { id: RarityId; count: number }) {
  const { size } = rings[id];
  const places = starsOf(id, count);
  return lights.map(({ scale, opacity }, light) => {
    const marker = `rewards-star-${rarityColors[id]}-${light}`;
    const line = places.filter((_, place) => place % lights.length === light);
    if (line.length === 0) return null;
    const side = 2 * size * scale;
    return (
      <g key={marker} opacity={opacity}>
        <marker id={marker} viewBox="-1 -1 2 2" markerWidth={side} markerHeight={side} markerUnits="userSpaceOnUse">
          <path d={star} fill={tokens.color[rarityColors[id]]} />
        </marker>
        <path
          d={lineThrough(line)}
          markerStart={`url(#${marker})`}
          markerMid={`url(#${marker})`}
          markerEnd={`url(#${marker})`}
        />
      </g>
    );
  });
}

const star = starPath(0, 0, 1, 0.3);

/** A path through points to the pixel, in its shortest form: without letters after the first or a space before a minus. */
const lineThrough = (points: readonly Point[]) =>
  `M${points
    .flatMap(({ x, y }) => [x, y])
    .map((distance) => Math.round(distance))
    .join(' ')
    .replaceAll(' -', '-')}`;

function starsOf(id: RarityId, count: number): Point[] {
  const { from, to } = rings[id];
  const random = randomFrom(from);
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const angle = i * goldenAngle + random() * 14;
    return onCircle(origin, Math.sqrt(from ** 2 + (to ** 2 - from ** 2) * share), angle);
  });
}

const spokes = Array.from({ length: 24 }, (_, i) => i * 15)
  .map((angle) => lineThrough([onCircle(origin, 77, angle), onCircle(origin, angle % 45 === 0 ? 403 : 393, angle)]))
  .join('');

const ChartPlace = styled.div`
  position: absolute;
  left: calc(50% + min(${tokens.layout.content}, 100% - 2 * ${tokens.layout.gutter}) * 0.27);
  top: 53%;
  width: clamp(640px, 42vw, 800px);
  aspect-ratio: 1;
  transform: translate(-50%, -50%);
  background: radial-gradient(closest-side, rgba(29, 50, 104, 0.75), transparent);

  ${media.below.laptop} {
    left: 50%;
    top: 244px;
    width: 384px;
  }
`;

const RotatingChart = styled.svg`
  width: 100%;
  ${skyRotation}
`;

const Labels = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  font: 600 16px / 1 ${tokens.font.display};

  rect {
    fill: #0b1329;
  }

  ${onlyFrom('laptop')}
`;
