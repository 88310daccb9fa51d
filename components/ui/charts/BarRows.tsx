import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { share } from '../icons/shapes';
import { barColor, type Bar } from './Bars';

/** Bars as rows, for phones. Decorative, as Bars is. */
export function BarRows({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul>
      {bars.map(({ label, value, figure, isMarked }, index) => (
        <BarRow key={index} data-marked={isMarked}>
          <span>{label}</span>
          <HorizontalBar style={{ width: `${share(value, most) * 100}%` }} />
          <b>{figure}</b>
        </BarRow>
      ))}
    </ul>
  );
}

const HorizontalBar = styled.span`
  height: 12px;
  border-radius: 2px;
  background-color: ${barColor};
`;

const BarRow = styled.li`
  display: grid;
  grid-template-columns: 100px minmax(0, 1fr) 48px;
  gap: 12px;
  align-items: center;
  min-height: 32px;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};

  b {
    font: 600 ${tokens.size.control} / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.text};
    text-align: right;
  }

  &[data-marked='true'] b,
  &[data-marked='true'] span:first-child {
    color: ${tokens.on.gold};
  }
  &[data-marked='true'] ${HorizontalBar} {
    background-color: ${tokens.color.gold};
  }
`;
