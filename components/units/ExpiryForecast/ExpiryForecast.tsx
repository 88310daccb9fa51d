import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { historyMonths, monthsBefore, monthsFrom } from '../../../store/units/balanceHistory/rules';
import { usePlayerSelector } from '../../../store/support/hooks';
import { selectExpiryForecast, selectUnits, selectUnitsError } from '../../../store/units/selectors';
import { inLastZone } from '../../../store/support/lastZone';
import { tokens } from '../../theme/tokens';
import { BelowWidth, FromWidth } from '../../ui/layout/ByWidth';
import { Wrap } from '../../ui/layout/Wrap';
import { useNow } from '../../ui/time/useNow';
import { MonthTable } from '../balance/MonthTable';
import { playerMessages } from '../player.messages';
import { AddToCalendar } from './AddToCalendar';
import { ForecastBars, ForecastList } from './ForecastBars';
import { ForecastHead, ForecastSection, ForecastSkeleton } from './ForecastSkeleton';

/** The Units that expire month by month: a bar chart, a list on phones, and a table for screen readers. */
export function ExpiryForecast() {
  const { formatMessage } = useIntl();
  const now = useNow();
  const units = usePlayerSelector(selectUnits);
  const hasFailed = usePlayerSelector(selectUnitsError) !== null;
  const forecast = usePlayerSelector(selectExpiryForecast);
  if (hasFailed && units === null) return null;
  const amounts = new Map(forecast.map(({ month, units: amount }) => [month, amount]));
  const months = now === null ? [] : monthsFrom(inLastZone(now).getTime(), monthsBefore(now, -historyMonths));
  const rows = months.map((month) => ({ month, units: amounts.get(month) ?? 0 }));
  return (
    <ForecastSection>
      <Wrap>
        <ForecastHead action={<AddToCalendar />} />
        {units === null && <ForecastSkeleton />}
        {units !== null && forecast.length === 0 && (
          <Empty>
            <FormattedMessage {...playerMessages.forecastEmpty} />
          </Empty>
        )}
        {units !== null && forecast.length > 0 && (
          <figure>
            <FromWidth $width="laptop">
              <ForecastBars months={rows} />
            </FromWidth>
            <BelowWidth $width="laptop" aria-hidden>
              <ForecastList months={forecast} />
            </BelowWidth>
            <MonthTable caption={formatMessage(playerMessages.forecastTable)} rows={forecast} />
          </figure>
        )}
      </Wrap>
    </ForecastSection>
  );
}

const Empty = styled.p`
  max-width: 56ch;
  padding: 24px 0;
  color: ${tokens.on.muted};
`;
