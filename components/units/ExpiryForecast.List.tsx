import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { share } from '../ui/icons/shapes';
import type { MonthUnits } from './ExpiryForecast.Bars';

/** The months in which something expires, as bars that lie. */
export function ForecastList({ months }: { months: readonly MonthUnits[] }) {
  const { formatDate, formatNumber } = useIntl();
  const most = Math.max(...months.map(({ units }) => units));
  return (
    <ul>
      {months.map(({ month, units }, index) => (
        <Row key={month} data-next={index === 0 || undefined}>
          <span>{formatDate(`${month}-01`, { month: 'short', year: 'numeric', timeZone: 'UTC' })}</span>
          <Bar style={{ width: `${share(units, most) * 100}%` }} />
          <b>{formatNumber(units)}</b>
        </Row>
      ))}
    </ul>
  );
}

const Bar = styled.span`
  height: 12px;
  border-radius: 2px;
  background-color: #5a678d;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr) 48px;
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

  &[data-next] b,
  &[data-next] span:first-child {
    color: ${tokens.on.gold};
  }
  &[data-next] ${Bar} {
    background-color: ${tokens.color.gold};
  }
`;
