import styled from 'styled-components';
import type { LotUse } from '../../store/units/rules';
import { tokens } from '../theme/tokens';

const width = 500;
const gap = 2;

/** The whole balance as a bar of its lots, the used part gold, and a mark where it ends. */
export function LotsBar({ lots, label }: { lots: readonly LotUse[]; label: string }) {
  const total = lots.reduce((sum, lot) => sum + lot.units, 0);
  const scale = total === 0 ? 0 : (width - gap * (lots.length - 1)) / total;
  const placed = lots.map((lot, i) => {
    const before = lots.slice(0, i).reduce((sum, earlier) => sum + earlier.units, 0);
    return { ...lot, x: before * scale + i * gap };
  });
  const cut = placed.findLast((lot) => lot.used > 0);
  const { gold, muted, text } = tokens.color;
  return (
    <Drawing viewBox={`0 0 ${width} 36`} role="img" aria-label={label}>
      {placed.map(({ expiresAt, units, used, x }) => (
        <g key={expiresAt ?? 'never'}>
          <rect x={x} y="8" width={units * scale} height="20" fill={muted} opacity=".34" />
          {used > 0 && <rect x={x} y="8" width={used * scale} height="20" fill={gold} />}
        </g>
      ))}
      {cut && <path d={`M${cut.x + cut.used * scale} 0V36`} stroke={text} strokeWidth="1.5" />}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: auto;
`;
