import { useIntl } from 'react-intl';
import { usePlayerSelector } from '../../../store/support/hooks';
import { inLastZone } from '../../../store/support/lastZone';
import { monthsBefore } from '../../../store/support/monthsBefore';
import { historyMonths, monthsFrom } from '../../../store/units/balanceHistory/rules';
import { selectExpiryForecast, selectUnits, selectUnitsError } from '../../../store/units/selectors';
import { PopupLink } from '../../popups/PopupLink';
import { ButtonLink } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { type Bar, BarRows, Bars } from '../../ui/charts/Bars';
import { ChartTable } from '../../ui/charts/ChartTable';
import { BelowWidth, FromWidth } from '../../ui/layout/ByWidth';
import { Text } from '../../ui/layout/Text';
import { useTexts } from '../../ui/text/useTexts';
import { useNow } from '../../ui/time/useNow';
import { ForecastSection, ForecastSkeleton } from '../PlayerUnitsSkeleton';

export function ExpiryForecast() {
  const { formatDate, formatNumber } = useIntl();
  const t = useTexts();
  const now = useNow();
  const units = usePlayerSelector(selectUnits);
  const hasFailed = usePlayerSelector(selectUnitsError) !== null;
  const forecast = usePlayerSelector(selectExpiryForecast);
  if (hasFailed && units === null) return null;
  const amounts = new Map(forecast.map(({ month, units: amount }) => [month, amount]));
  const months = now === null ? [] : monthsFrom(inLastZone(now).getTime(), monthsBefore(now, -historyMonths));
  const nameOf = (month: string, format: Intl.DateTimeFormatOptions) =>
    formatDate(`${month}-01`, { ...format, timeZone: 'UTC' });
  const barOf = (month: string, format: Intl.DateTimeFormatOptions): Bar => {
    const value = amounts.get(month) ?? 0;
    return { label: nameOf(month, format), value, figure: formatNumber(value), isMarked: month === forecast[0]?.month };
  };
  const years = [...new Set(months.map((month) => month.slice(0, 4)))].map((year) => {
    const ofYear = months.filter((month) => month.startsWith(year));
    const sum = ofYear.reduce((total, month) => total + (amounts.get(month) ?? 0), 0);
    return { label: t('units.forecast.year', { units: sum, year }), count: ofYear.length };
  });
  return (
    <ForecastSection
      action={
        <ButtonLink as={PopupLink} popup="calendar" $variant="outline" $size="small">
          <Icon name="calendar" size="small" />
          {t('units.calendar.add')}
        </ButtonLink>
      }
    >
      {units === null && <ForecastSkeleton />}
      {units !== null && forecast.length === 0 && (
        <Text $color="muted" $measure="56ch" $above={6}>
          {t('units.forecast.empty')}
        </Text>
      )}
      {units !== null && forecast.length > 0 && (
        <ChartTable
          caption={t('units.forecast.table')}
          heads={[t('units.chart.month'), t('units.chart.units')]}
          rows={forecast.map(({ month, units }) => [
            nameOf(month, { month: 'long', year: 'numeric' }),
            formatNumber(units),
          ])}
        >
          <FromWidth $width="laptop">
            <Bars look="wide" bars={months.map((month) => barOf(month, { month: 'short' }))} groups={years} />
          </FromWidth>
          <BelowWidth $width="laptop">
            <BarRows bars={forecast.map(({ month }) => barOf(month, { month: 'short', year: 'numeric' }))} />
          </BelowWidth>
        </ChartTable>
      )}
    </ForecastSection>
  );
}
