import { useIntl } from 'react-intl';
import type { RewardCatalogue } from '../../services/club/visitorTypes';
import { around, pair, randomFrom, starPath, type Point } from '../sky/geometry';
import { tokens } from '../theme/tokens';
import { rarityColors, rarityNames } from './rarityNames.messages';
import { visitorTemplates } from './VisitorRewards.messages';
import { Labels, Place, Turning } from './VisitorRewards.Chart.styles';

/** The ring a rarity lies in, as radii around the pole, and how large its stars are. */
const rings = {
  EXOTIC: { from: 20, to: 70, size: 8.5 },
  LEGENDARY: { from: 84, to: 146, size: 6.6 },
  EPIC: { from: 160, to: 222, size: 5 },
  RARE: { from: 236, to: 300, size: 3.8 },
  COMMON: { from: 314, to: 386, size: 2.7 },
} as const;

type RarityId = keyof typeof rings;

/** Half the chart's own space; the pole is its 0 0. */
const reach = 430;
const pole: Point = [0, 0];
/** Stars of one ring differ in size and light, or they would look printed. */
const lights = [
  { scale: 0.8, opacity: 0.7 },
  { scale: 1, opacity: 0.85 },
  { scale: 1.24, opacity: 1 },
] as const;
/** The angle between leaves on a stem: neighbors never line up. */
const goldenAngle = 137.508;
const labelHeight = 24;

/** One star for each reward, the rarest around the pole: the drawing counts what the text says. */
export function RewardsChart({ rarities }: Pick<RewardCatalogue, 'rarities'>) {
  const { formatMessage } = useIntl();
  return (
    <Place aria-hidden>
      <Turning viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}>
        <g fill="none" stroke={tokens.color.muted}>
          {Object.values(rings).map(({ to }) => (
            <circle key={to} r={to + 7} strokeOpacity=".2" />
          ))}
          <path d={spokes} strokeOpacity=".09" />
        </g>
        {rarities.map(({ id, available }) => (
          <Ring key={id} id={id} count={available} />
        ))}
      </Turning>
      <Labels viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}>
        {rarities.map(({ id, available }) => {
          const label = formatMessage(visitorTemplates.label, {
            rarity: formatMessage(rarityNames[id]),
            count: available,
          });
          const width = Array.from(label).length * 8.4 + 16;
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
    </Place>
  );
}

/** The stars of a rarity as corners of three unseen lines: one marker drawn at each corner keeps hundreds of them small. */
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
          d={`M${line.map(pair).join('L')}`}
          fill="none"
          markerStart={`url(#${marker})`}
          markerMid={`url(#${marker})`}
          markerEnd={`url(#${marker})`}
        />
      </g>
    );
  });
}

const star = starPath(0, 0, 1, 0.3);

/** Places spread evenly over the ring, each a little off its spot. */
function starsOf(id: RarityId, count: number): Point[] {
  const { from, to } = rings[id];
  const random = randomFrom(from);
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    return around(pole, i * goldenAngle + random() * 14, Math.sqrt(from ** 2 + (to ** 2 - from ** 2) * share));
  });
}

const spokes = Array.from({ length: 24 }, (_, i) => i * 15)
  .map((angle) => `M${pair(around(pole, angle, 77))}L${pair(around(pole, angle, angle % 45 === 0 ? 403 : 393))}`)
  .join('');
